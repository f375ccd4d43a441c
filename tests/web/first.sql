-- A database as the first version left it, with a match under way: random answers, some taken back.
-- Both seats have the key "ann-has-the-key-of-both-seats-0001". Plain SQL that SQLite and PostgreSQL
-- read; a statement ends with a semicolon at the end of a line. It is never changed.

CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('0001');

CREATE TABLE matches (
    id VARCHAR(32) NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    state VARCHAR(8) NOT NULL,
    edition VARCHAR(64) NOT NULL,
    setup TEXT NOT NULL,
    clock INTEGER,
    listed BOOLEAN NOT NULL,
    secret VARCHAR(128) NOT NULL,
    commitment VARCHAR(128) NOT NULL,
    invite VARCHAR(64),
    rules INTEGER NOT NULL,
    outcome TEXT,
    n INTEGER NOT NULL,
    CONSTRAINT pk_matches PRIMARY KEY (id)
);
CREATE INDEX ix_matches_state_listed_updated ON matches (state, listed, updated);

CREATE TABLE seats (
    match VARCHAR(32) NOT NULL,
    side VARCHAR(4) NOT NULL,
    kind VARCHAR(100) NOT NULL,
    name VARCHAR(200) NOT NULL,
    token VARCHAR(128),
    nonce VARCHAR(128),
    CONSTRAINT pk_seats PRIMARY KEY (match, side),
    CONSTRAINT fk_seats_match FOREIGN KEY (match) REFERENCES matches (id) ON DELETE CASCADE
);

CREATE TABLE entries (
    match VARCHAR(32) NOT NULL,
    n INTEGER NOT NULL,
    kind VARCHAR(8) NOT NULL,
    "by" VARCHAR(4) NOT NULL,
    message VARCHAR(64),
    part INTEGER NOT NULL,
    body TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    CONSTRAINT pk_entries PRIMARY KEY (match, n),
    CONSTRAINT uq_entries_match_by_message_part UNIQUE (match, "by", message, part),
    CONSTRAINT fk_entries_match FOREIGN KEY (match) REFERENCES matches (id) ON DELETE CASCADE
);

CREATE TABLE chat (
    match VARCHAR(32) NOT NULL,
    n INTEGER NOT NULL,
    "by" VARCHAR(8) NOT NULL,
    name VARCHAR(200) NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    CONSTRAINT pk_chat PRIMARY KEY (match, n),
    CONSTRAINT fk_chat_match FOREIGN KEY (match) REFERENCES matches (id) ON DELETE CASCADE
);

INSERT INTO matches VALUES
    ('kq7f2m', 1767225600.5, 1767226000.5, 'running', 'bb2020', '{"home": {"edition": "bb2020", "roster": "human", "name": "Low Harbour Ferrymen", "coach": "", "rerolls": 3, "fan_factor": 1, "assistant_coaches": 0, "cheerleaders": 0, "apothecary": true, "treasury": 0, "players": [{"number": 1, "name": "Anselm Hawser", "position": "Human Blitzer"}, {"number": 2, "name": "Greta Boathook", "position": "Human Blitzer"}, {"number": 3, "name": "Ruprecht Tidewell", "position": "Human Blitzer"}, {"number": 4, "name": "Jutta Breakwater", "position": "Human Blitzer"}, {"number": 5, "name": "Pip Jettison", "position": "Human Catcher"}, {"number": 6, "name": "Lena Skiff", "position": "Human Catcher"}, {"number": 7, "name": "Matthis Longmooring", "position": "Human Thrower"}, {"number": 8, "name": "Otto Bilge", "position": "Human Lineman"}, {"number": 9, "name": "Hanne Rowlock", "position": "Human Lineman"}, {"number": 10, "name": "Klaus Driftwood", "position": "Human Lineman"}, {"number": 11, "name": "Bruno Ballast", "position": "Human Lineman"}, {"number": 12, "name": "Wenzel Barnacle", "position": "Human Lineman"}]}, "away": {"edition": "bb2020", "roster": "orc", "name": "Mud Country Bruisers", "coach": "", "rerolls": 2, "fan_factor": 3, "assistant_coaches": 0, "cheerleaders": 0, "apothecary": true, "treasury": 5000, "players": [{"number": 1, "name": "Grubnash Slabface", "position": "Big Un Blocker"}, {"number": 2, "name": "Durg Wallfirst", "position": "Big Un Blocker"}, {"number": 3, "name": "Morgut Ironbelly", "position": "Big Un Blocker"}, {"number": 4, "name": "Skragga Quickboot", "position": "Orc Blitzer"}, {"number": 5, "name": "Urlok Redknuckle", "position": "Orc Blitzer"}, {"number": 6, "name": "Vazgit Headlong", "position": "Orc Blitzer"}, {"number": 7, "name": "Brug Tuskchip", "position": "Orc Blitzer"}, {"number": 8, "name": "Nogrit Lobba", "position": "Orc Thrower"}, {"number": 9, "name": "Gob Puddlejump", "position": "Orc Lineman"}, {"number": 10, "name": "Rukka Dirtneck", "position": "Orc Lineman"}, {"number": 11, "name": "Zog Sidekick", "position": "Orc Lineman"}]}, "options": {"weather": true, "kickoff_table": true, "overtime": "agreed", "foul_base_bonus": 0, "casualty_mode": "d68", "fan_multiplier": 1000, "illegal_procedure": false, "reroll_successes": false, "rare_choices": false, "inducements": false, "inducement_books": "supplement", "treasury": "higher", "petty_cash": "free", "play": "league", "toss": "coin", "piling_on": true, "fans": true, "hand_offs": true, "fouls": true, "going_for_it": true, "assists": true, "interceptions": true, "fumbles": true, "apothecary": true, "casualty_rolls": true, "journeymen": true, "appeal": "argue first", "many_bribes": false, "bomber_turnover": true, "foul_appearance": "each", "dump_off": "blocks", "break_tackle": "dodge", "stunty_stab": "counts", "stunty_nine": "treated", "chained_ko": "reserves", "nurgles_rot": "action", "hail_mary": "plain", "landed_on": "turnover", "corner": "end zone", "bomb_catching": "edition", "diving_catch": "empty", "animosity": "any", "feeding": "must", "completions": "target", "conceding": "turn", "crowd": "edition", "chained_prone": "roll", "coach_penalty": 1, "foul_unmarked_bonus": 0, "foul_guards": false, "piling_on_cost": "re-roll", "right_stuff_dodges": false, "gust": "always", "landing_hits": "first", "quick_snap": "one by one", "rooted_rise": "roll", "squirming": "lands", "trampled": "as they lie", "spiked_ball": false, "second_bomb": "own", "cards": "off", "card_decks": "edition", "card_count": "bands", "max_cards": 0, "turn_seconds": 240}}', NULL, TRUE, '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', 'sha256:9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056', NULL, 3, NULL, 26);
INSERT INTO seats VALUES
    ('kq7f2m', 'home', 'me', 'Ann', '53ef99991496769fe43fe75b22cb5979eb7c5952414227dcf34c40d35e327e0a', '01010101010101010101010101010101');
INSERT INTO seats VALUES
    ('kq7f2m', 'away', 'me', 'Bea', '53ef99991496769fe43fe75b22cb5979eb7c5952414227dcf34c40d35e327e0a', '02020202020202020202020202020202');
INSERT INTO entries VALUES
    ('kq7f2m', 1, 'answer', 'away', 'm1', 0, '{"words": "heads", "faces": [1]}', 1767225601.5);
INSERT INTO entries VALUES
    ('kq7f2m', 2, 'answer', 'away', 'm2', 0, '{"words": "kick"}', 1767225602.5);
INSERT INTO entries VALUES
    ('kq7f2m', 3, 'answer', 'away', 'm3', 0, '{"words": "place away 11 at 13,4"}', 1767225603.5);
INSERT INTO entries VALUES
    ('kq7f2m', 4, 'answer', 'away', 'm4', 0, '{"words": "place away 3 at 20,14"}', 1767225604.5);
INSERT INTO entries VALUES
    ('kq7f2m', 5, 'answer', 'away', 'm5', 0, '{"words": "place away 6 at 13,7"}', 1767225605.5);
INSERT INTO entries VALUES
    ('kq7f2m', 6, 'answer', 'away', 'm6', 0, '{"words": "place away 4 at 20,3"}', 1767225606.5);
INSERT INTO entries VALUES
    ('kq7f2m', 7, 'answer', 'away', 'm7', 0, '{"words": "place away 9 at 25,5"}', 1767225607.5);
INSERT INTO entries VALUES
    ('kq7f2m', 8, 'answer', 'away', 'm8', 0, '{"words": "place away 8 at 25,8"}', 1767225608.5);
INSERT INTO entries VALUES
    ('kq7f2m', 9, 'answer', 'away', 'm9', 0, '{"words": "place away 7 at 23,0"}', 1767225609.5);
INSERT INTO entries VALUES
    ('kq7f2m', 10, 'answer', 'away', 'm10', 0, '{"words": "place away 1 at 23,7"}', 1767225610.5);
INSERT INTO entries VALUES
    ('kq7f2m', 11, 'back', 'away', 'm11', 0, '{"to": 9}', 1767225611.5);
INSERT INTO entries VALUES
    ('kq7f2m', 12, 'answer', 'away', 'm12', 0, '{"words": "place away 10 at 19,7"}', 1767225612.5);
INSERT INTO entries VALUES
    ('kq7f2m', 13, 'answer', 'away', 'm13', 0, '{"words": "place away 5 at 23,11"}', 1767225613.5);
INSERT INTO entries VALUES
    ('kq7f2m', 14, 'answer', 'away', 'm14', 0, '{"words": "place away 2 at 23,4"}', 1767225614.5);
INSERT INTO entries VALUES
    ('kq7f2m', 15, 'answer', 'away', 'm15', 0, '{"words": "place away 1 at 13,6"}', 1767225615.5);
INSERT INTO entries VALUES
    ('kq7f2m', 16, 'answer', 'home', 'm16', 0, '{"words": "place home 11 at 5,8"}', 1767225616.5);
INSERT INTO entries VALUES
    ('kq7f2m', 17, 'answer', 'home', 'm17', 0, '{"words": "place home 9 at 7,5"}', 1767225617.5);
INSERT INTO entries VALUES
    ('kq7f2m', 18, 'answer', 'home', 'm18', 0, '{"words": "place home 2 at 0,0"}', 1767225618.5);
INSERT INTO entries VALUES
    ('kq7f2m', 19, 'answer', 'home', 'm19', 0, '{"words": "place home 12 at 0,6"}', 1767225619.5);
INSERT INTO entries VALUES
    ('kq7f2m', 20, 'answer', 'home', 'm20', 0, '{"words": "place home 3 at 8,11"}', 1767225620.5);
INSERT INTO entries VALUES
    ('kq7f2m', 21, 'answer', 'home', 'm21', 0, '{"words": "place home 7 at 12,12"}', 1767225621.5);
INSERT INTO entries VALUES
    ('kq7f2m', 22, 'back', 'home', 'm22', 0, '{"to": 19}', 1767225622.5);
INSERT INTO entries VALUES
    ('kq7f2m', 23, 'answer', 'home', 'm23', 0, '{"words": "place home 5 at 10,9"}', 1767225623.5);
INSERT INTO entries VALUES
    ('kq7f2m', 24, 'answer', 'home', 'm24', 0, '{"words": "place home 7 at 11,10"}', 1767225624.5);
INSERT INTO entries VALUES
    ('kq7f2m', 25, 'answer', 'home', 'm25', 0, '{"words": "place home 1 at 12,3"}', 1767225625.5);
INSERT INTO entries VALUES
    ('kq7f2m', 26, 'answer', 'home', 'm26', 0, '{"words": "place home 10 at 2,9"}', 1767225626.5);
INSERT INTO chat VALUES
    ('kq7f2m', 1, 'home', 'Ann', 'good luck ⚄; it''s a fine day', 1767225601.5);
