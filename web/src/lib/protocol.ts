// Printed by `python -m pigskin.web.typescript`; a test keeps it true. Do not edit.

export const PROTOCOL = 1

export type Roll = { dice?: number[]; sides?: number[]; base?: number; base_of?: string; parts?: ({ source: string; amount: number; player?: Player; text: string })[]; need?: number; target?: number; passed?: boolean; rerolls?: (Record<string, unknown>)[]; by?: Record<string, unknown>; against?: Roll; text?: string }

export type Player = string

export type Square = [number, number]

export type Coach = "home" | "away"

export type Action = "move" | "block" | "blitz" | "pass" | "hand-off" | "foul" | "special" | "none" | "gaze" | "throw team-mate" | "kick team-mate"

export type Skill = string

export type Extra = string

export type Face = "attacker down" | "both down" | "push" | "stumble" | "pow"

export type Compass = "north" | "east" | "south" | "west"

export type Shift = number

export type Amount = number

export type Gold = number

export type Inducement = string

export type Star = string

export type Position = string

export type Journeyman = string

export type Specialist = string

export type Spell = string

export type Stat = string

export type Category = string

export type Rune = string

export type Card = string

export type Deck = string

export type Casualty = "badly hurt" | "misses next game" | "niggling injury" | "-1 MA" | "-1 AV" | "-1 AG" | "-1 ST" | "dead" | "-1 PA" | "serious injury"

export type Injury = "stunned" | "knocked out" | "badly hurt" | "casualty" | "prone"

export type Prayer = "treacherous trapdoor" | "friends with the ref" | "stiletto" | "iron man" | "knuckle dusters" | "bad habits" | "greasy cleats" | "blessed statue of Nuffle" | "moles under the pitch" | "perfect passing" | "fan interaction" | "necessary violence" | "fouling frenzy" | "throw a rock" | "under scrutiny" | "intensive training"

export type Time = "before the match" | "after the drive" | "after the rolls for the knocked-out" | "before the set-up" | "before the kick scatters" | "before the kick-off table" | "after the kick-off" | "before the turn marker moves" | "as the turn begins" | "after the turnover" | "after the turn" | "after the touchdown"

export type Weather = string

export type KickOffEvent = string

export type Flag = boolean

export type Number = number

export type Answer = { verb: "end turn" }
  | { verb: "activate"; player: Player; action: Action }
  | { verb: "move"; square: Square }
  | { verb: "leap"; square: Square }
  | { verb: "stop" }
  | { verb: "block"; player: Player }
  | { verb: "skill on"; skill: Skill; player: Player }
  | { verb: "foul"; player: Player }
  | { verb: "hand off to"; player: Player }
  | { verb: "pass to"; square: Square }
  | { verb: "skill to"; skill: Skill; square: Square }
  | { verb: "throw to"; player: Player; square: Square }
  | { verb: "choose face"; face: Face }
  | { verb: "team re-roll" }
  | { verb: "leader re-roll" }
  | { verb: "re-roll with"; skill: Skill }
  | { verb: "keep the roll" }
  | { verb: "use"; skill: Skill }
  | { verb: "do not use"; skill: Skill }
  | { verb: "player uses"; player: Player; skill: Skill }
  | { verb: "nobody" }
  | { verb: "push to"; square: Square }
  | { verb: "follow up" }
  | { verb: "stay" }
  | { verb: "place"; player: Player; square: Square }
  | { verb: "done" }
  | { verb: "kick to"; square: Square }
  | { verb: "heads" }
  | { verb: "tails" }
  | { verb: "kick" }
  | { verb: "receive" }
  | { verb: "buy"; inducement: Inducement }
  | { verb: "hire star"; star: Star }
  | { verb: "hire mercenary"; position: Position; skill?: Extra | null }
  | { verb: "petty cash"; amount: Amount }
  | { verb: "journeymen"; position: Journeyman }
  | { verb: "use the apothecary" }
  | { verb: "no apothecary" }
  | { verb: "keep the first result" }
  | { verb: "take the second result" }
  | { verb: "bribe the referee" }
  | { verb: "accept the call" }
  | { verb: "fireball"; square: Square }
  | { verb: "lightning bolt"; player: Player }
  | { verb: "give the ball to"; player: Player }
  | { verb: "yes" }
  | { verb: "no" }
  | { verb: "face"; compass: Compass }
  | { verb: "bite"; player: Player }
  | { verb: "intercept with"; player: Player }
  | { verb: "snap"; player: Player; square: Square }
  | { verb: "concede"; side: Coach }
  | { verb: "time out" }
  | { verb: "call illegal procedure" }
  | { verb: "move the turn marker" }
  | { verb: "end the turn as penalty" }
  | { verb: "lose a re-roll as penalty" }
  | { verb: "choose player"; player: Player }
  | { verb: "pass the ball" }
  | { verb: "throw"; player: Player }
  | { verb: "argue the call" }
  | { verb: "mascot re-roll" }
  | { verb: "zap"; player: Player }
  | { verb: "thunderbolt"; player: Player }
  | { verb: "thousand cuts"; player: Player }
  | { verb: "wild fireball"; square: Square }
  | { verb: "hot pot"; square: Square }
  | { verb: "call the weather mage" }
  | { verb: "change the roll by"; shift: Shift }
  | { verb: "re-roll die"; face: Face; skill: Skill }
  | { verb: "name"; player: Player }
  | { verb: "gain"; skill: Skill }
  | { verb: "cast"; spell: Spell }
  | { verb: "cast on"; spell: Spell; player: Player }
  | { verb: "cast at"; spell: Spell; square: Square }
  | { verb: "move the turn markers by"; shift: Shift }
  | { verb: "improve"; stat: Stat }
  | { verb: "a skill of"; category: Category }
  | { verb: "bet"; amount: Amount }
  | { verb: "hire specialist"; specialist: Specialist }
  | { verb: "use the ancient artefact" }
  | { verb: "carve"; rune: Rune; player: Player }
  | { verb: "change the distance by"; shift: Shift }
  | { verb: "change the direction by"; shift: Shift }
  | { verb: "take a blow from the referee" }
  | { verb: "call too many players"; side: Coach }
  | { verb: "play card"; card: Card }
  | { verb: "play card on"; card: Card; player: Player }
  | { verb: "play card at"; card: Card; square: Square }
  | { verb: "buy card"; deck: Deck }
  | { verb: "choose weather"; weather: Weather }
  | { verb: "draw card"; deck: Deck }

export type Question = { coach: Coach; kind: "journeymen" | "petty cash" | "side bet" | "inducements" | "decks" | "pray" | "prayer" | "skill category" | "mutation" | "runesmith" | "toss" | "kick or receive" | "Bugman plays" | "Kari plays" | "prima donna plays" | "heady brew" | "Papa Skullbones" | "Krot Shockwhisker" | "set-up" | "overtime" | "kicker" | "kick" | "ballistics" | "perfect defence" | "solid defence" | "high kick" | "quick snap" | "swarming" | "kick-off return" | "kick-off return step" | "touchback" | "turn" | "illegal procedure" | "too many players" | "target" | "advice" | "danse macabre" | "action" | "raiding party" | "throw a rock" | "pick-me-up" | "drummer" | "re-roll" | "direction" | "pays" | "use skill" | "go for it" | "facing" | "dive at" | "hold" | "shadow" | "move instead of blocking" | "attack" | "second target" | "second victim" | "slip away" | "block dice" | "re-roll block" | "push" | "follow up" | "hit and run" | "place the ball" | "furious outburst" | "blast" | "stray shot" | "lash out" | "bite" | "move instead" | "pass" | "dump-off" | "hand-off" | "intercept" | "pass block" | "pass block step" | "on the ball" | "on the ball step" | "dive for the ball" | "who dives first" | "throw team-mate" | "kick team-mate" | "kick hard" | "bomb" | "catch the bomb" | "apothecary for a knock-out" | "plague doctor for a knock-out" | "Mungo cracks his spine" | "apothecary for a casualty" | "which result" | "medicinal unguent" | "use the Igor" | "use the mortuary assistant" | "use the plague doctor" | "raise the dead" | "infect" | "Bugman comes on" | "Bugman's square" | "bribe" | "wizard" | "spell target" | "pitch tips" | "temporal distortion" | "weather mage" | "card" | "card target" | "drop on purpose" | "stays out" | "artefact"; sentence: string; about: Record<string, unknown>; points_at: { players: Player[]; squares: Square[] }; roll: Roll | null; answers: ({ verb: "end turn" }
  | { verb: "activate"; player: Player[]; action: Action[] }
  | { verb: "move"; square: Square[] }
  | { verb: "leap"; square: Square[] }
  | { verb: "stop" }
  | { verb: "block"; player: Player[] }
  | { verb: "skill on"; skill: Skill[]; player: Player[] }
  | { verb: "foul"; player: Player[] }
  | { verb: "hand off to"; player: Player[] }
  | { verb: "pass to"; square: Square[] }
  | { verb: "skill to"; skill: Skill[]; square: Square[] }
  | { verb: "throw to"; player: Player[]; square: Square[] }
  | { verb: "choose face"; face: Face[] }
  | { verb: "team re-roll" }
  | { verb: "leader re-roll" }
  | { verb: "re-roll with"; skill: Skill[] }
  | { verb: "keep the roll" }
  | { verb: "use"; skill: Skill[] }
  | { verb: "do not use"; skill: Skill[] }
  | { verb: "player uses"; player: Player[]; skill: Skill[] }
  | { verb: "nobody" }
  | { verb: "push to"; square: Square[] }
  | { verb: "follow up" }
  | { verb: "stay" }
  | { verb: "place"; player: Player[]; square: Square[] }
  | { verb: "done" }
  | { verb: "kick to"; square: Square[] }
  | { verb: "heads" }
  | { verb: "tails" }
  | { verb: "kick" }
  | { verb: "receive" }
  | { verb: "buy"; inducement: Inducement[] }
  | { verb: "hire star"; star: Star[] }
  | { verb: "hire mercenary"; position: Position[]; skill: (Extra | null)[] }
  | { verb: "petty cash"; amount: Amount[] }
  | { verb: "journeymen"; position: Journeyman[] }
  | { verb: "use the apothecary" }
  | { verb: "no apothecary" }
  | { verb: "keep the first result" }
  | { verb: "take the second result" }
  | { verb: "bribe the referee" }
  | { verb: "accept the call" }
  | { verb: "fireball"; square: Square[] }
  | { verb: "lightning bolt"; player: Player[] }
  | { verb: "give the ball to"; player: Player[] }
  | { verb: "yes" }
  | { verb: "no" }
  | { verb: "face"; compass: Compass[] }
  | { verb: "bite"; player: Player[] }
  | { verb: "intercept with"; player: Player[] }
  | { verb: "snap"; player: Player[]; square: Square[] }
  | { verb: "concede"; side: Coach[] }
  | { verb: "time out" }
  | { verb: "call illegal procedure" }
  | { verb: "move the turn marker" }
  | { verb: "end the turn as penalty" }
  | { verb: "lose a re-roll as penalty" }
  | { verb: "choose player"; player: Player[] }
  | { verb: "pass the ball" }
  | { verb: "throw"; player: Player[] }
  | { verb: "argue the call" }
  | { verb: "mascot re-roll" }
  | { verb: "zap"; player: Player[] }
  | { verb: "thunderbolt"; player: Player[] }
  | { verb: "thousand cuts"; player: Player[] }
  | { verb: "wild fireball"; square: Square[] }
  | { verb: "hot pot"; square: Square[] }
  | { verb: "call the weather mage" }
  | { verb: "change the roll by"; shift: Shift[] }
  | { verb: "re-roll die"; face: Face[]; skill: Skill[] }
  | { verb: "name"; player: Player[] }
  | { verb: "gain"; skill: Skill[] }
  | { verb: "cast"; spell: Spell[] }
  | { verb: "cast on"; spell: Spell[]; player: Player[] }
  | { verb: "cast at"; spell: Spell[]; square: Square[] }
  | { verb: "move the turn markers by"; shift: Shift[] }
  | { verb: "improve"; stat: Stat[] }
  | { verb: "a skill of"; category: Category[] }
  | { verb: "bet"; amount: Amount[] }
  | { verb: "hire specialist"; specialist: Specialist[] }
  | { verb: "use the ancient artefact" }
  | { verb: "carve"; rune: Rune[]; player: Player[] }
  | { verb: "change the distance by"; shift: Shift[] }
  | { verb: "change the direction by"; shift: Shift[] }
  | { verb: "take a blow from the referee" }
  | { verb: "call too many players"; side: Coach[] }
  | { verb: "play card"; card: Card[] }
  | { verb: "play card on"; card: Card[]; player: Player[] }
  | { verb: "play card at"; card: Card[]; square: Square[] }
  | { verb: "buy card"; deck: Deck[] }
  | { verb: "choose weather"; weather: Weather[] }
  | { verb: "draw card"; deck: Deck[] })[]; brings: Record<string, Record<string, unknown>> }

export type Bonus = number

export type BlockDice = number

export type CasualtyRow = string

export type Mark = "used" | "dazed" | "hypnotised" | "rooted" | "fresh" | "played" | "barred" | "hungry" | "frog" | "cut" | "clinging"

export type Boon = string

export type Holder = "home" | "away" | "the table"

export type Effect = string

export type Until = "drive" | "half" | "match" | "turn" | "start" | "trial" | "kept" | "action" | "ball"

export type State = "absent" | "reserves" | "up" | "prone" | "stunned" | "ko" | "injured" | "off" | "faint"

export type Phase = "weather" | "journeymen" | "petty cash" | "inducements" | "toss" | "drive" | "set-up" | "kick" | "kick-off" | "quick snap" | "landing" | "turn" | "action" | "end of turn" | "end of drive" | "over" | "start of turn" | "cards" | "before the match" | "turn marker"

export type Counter = "rerolls" | "full_rerolls" | "fame" | "fans" | "fan_factor" | "assistants" | "cheerleaders" | "treasury" | "petty_cash" | "budget" | "value" | "apothecaries" | "wanderers" | "bribes" | "leader_rerolls" | "mascots" | "mascot_rerolls" | "babes" | "chefs" | "igors" | "necromancers" | "plague_doctors" | "nurglings" | "fixers" | "muses" | "prima_donnas" | "bottles" | "bet" | "drive_rerolls" | "coming_rerolls" | "gate" | "wizards" | "hirelings" | "sorceresses" | "pyromancers" | "wild_fireballs" | "hot_pots" | "weather_mages"

export type Reason = "knocked down" | "failed pick-up" | "fumble" | "ball not caught" | "intercepted" | "sent off" | "carrier knocked down" | "carrier placed prone" | "carrier in the crowd" | "carrier struck by a spell" | "carrier through the trapdoor" | "carrier eaten" | "carrier squirmed free" | "carrier kicked too hard" | "thrown carrier fell" | "landed on somebody" | "bitten carrier" | "nobody bitten" | "bomb fumbled" | "hit by his own bomb" | "kick-back" | "time"

export type Feat = "completion" | "casualty" | "interception" | "touchdown" | "infection" | "deflection" | "safe landing" | "blessing"

export type Staff = "thoughts of Josef Bugman" | "Josef Bugman" | "Josef Bugman, to play" | "Kari Coldsteel" | "Papa Skullbones" | "Galandril Silverwater" | "Krot Shockwhisker" | "Mungo Spinecracker" | "Fink da Fixer" | "Fink da Fixer's bribe" | "waaagh drummer" | "dwarfen runesmith" | "master of ballistics" | "medicinal unguent" | "halfling hot pot" | "ancient artefact" | "biased referee" | "Trundlefoot Triplets" | "Ranulf Red Hokuli" | "Thoron Korensson" | "Jorm the Ogre" | "silence"

export type Event = { n: number; answer: number | null; event: "weather"; weather: Weather; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "fan factor"; home: Number; away: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "fans"; home: Number; away: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "journeyman"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "petty cash"; side: Coach | null; gold: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bets"; side: Coach | null; gold: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bought"; side: Coach | null; inducement: Inducement; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "hired"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "plays for nobody"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "serves nobody"; side: Coach | null; inducement: Inducement; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "trained"; player: Player | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "gains"; player: Player | null; skill: Skill | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "card count"; side: Coach | null; rolled: Number; cards: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "takes card"; side: Coach | null; deck: Deck; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "draws card"; side: Coach | null; deck: Deck; card: Card | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "plays card"; side: Coach | null; card: Card; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "plays card on"; side: Coach | null; card: Card; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "plays card at"; side: Coach | null; card: Card; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "sent on"; player: Player | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "card roll"; side: Coach | null; card: Card; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bad habits"; side: Coach | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "wins the toss"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "contest"; home: Number; away: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "will kick"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "half"; half: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "comes on"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "joins"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "goes home"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "nobody to set up"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "awarded touchdown"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "set up"; player: Player | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "Bugman"; side: Coach | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "kick"; side: Coach | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "kicker"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "kick deviates"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "kick scatters"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "ballistics"; side: Coach | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "kick-off"; result: KickOffEvent; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "players"; amount: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "swarming"; side: Coach | null; amount: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "chef"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "brilliant coaching"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "cheering fans"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "riot"; shift: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "time-out"; shift: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "cooks"; side: Coach | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "rock"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "singled out"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "pitch invasion"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "invaded"; player: Player | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "pitch tips"; compass: Compass; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "touchback"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "given the ball"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "drum"; side: Coach | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "rune"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "turn"; side: Coach | null; turn: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bonus turn"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "end of turn"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "turnover"; side: Coach | null; reason: Reason; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "turnover forgiven"; side: Coach | null; reason: Reason; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "touchdown"; player: Player | null; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "end of drive"; home: Number; away: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "illegal procedure"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "wrong call"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "too many players"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "penalties"; home: Number; away: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "concedes"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "over"; home: Number; away: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "foul"; player: Player | null; target: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "caught"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "sent off"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "argued back"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "excused"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "argues again"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "coach banned"; side: Coach | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "referee looks"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "triplets"; side: Coach | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "prayer"; side: Coach | null; prayer: Prayer; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "slower"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "tougher"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "rock thrown"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "applause"; side: Coach | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "artefact"; side: Coach | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "casts"; side: Coach | null; spell: Spell; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "spell hits"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "spell works"; side: Coach | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bolt goes on"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "fireball"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "lightning bolt"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "thunderbolt"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "turns into a frog"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "weakened"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "time shifts"; side: Coach | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "hot pot"; square: Square | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "soup hits"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "drinks"; player: Player | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "drinks brew"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "keeps"; player: Player | null; skill: Skill | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "activates"; player: Player | null; action: Action; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "targets"; player: Player | null; target: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "action lost"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "stands up"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "move"; player: Player | null; square: Square | null; from: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "leaps"; player: Player | null; square: Square | null; from: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "jumps"; player: Player | null; square: Square | null; from: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "falls back"; player: Player | null; square: Square | null; from: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "held"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "lurches"; player: Player | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "dodge after all"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "go for it after all"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "jump after all"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "leap after all"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "shadows"; player: Player | null; square: Square | null; from: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "slips away"; player: Player | null; square: Square | null; from: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "block"; player: Player | null; target: Player | null; dice: BlockDice; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "block die"; face: Face; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "chosen"; face: Face; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "frenzy"; player: Player | null; target: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "cannot attack"; player: Player | null; target: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "not pushed"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "pushed"; player: Player | null; square: Square | null; from: Square | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "follows up"; player: Player | null; square: Square | null; from: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "stripped"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "stabs"; player: Player | null; target: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "lashes out"; player: Player | null; target: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bites"; player: Player | null; target: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "feeds on a spectator"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "hypnotised"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "loses tackle zone"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "takes root"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "knocked down"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "placed prone"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "into the crowd"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "falls through"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "armour"; player: Player | null; rolled: Number; bonus: Bonus; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "armour broken"; player: Player | null; effect: Effect; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "armour saved"; player: Player | null; effect: Effect; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "injury"; player: Player | null; rolled: Number; bonus: Bonus; result: Injury; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "casualty"; player: Player | null; result: Casualty; row: CasualtyRow | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "knocked out"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "dies"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "apothecary"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "plague doctor"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "falls in love"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "patched up"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "regenerates"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "shocked"; player: Player | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "spine cracked"; player: Player | null; rolled: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "raised"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "infected"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "heat"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "faints"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "throws"; player: Player | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "drops on purpose"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "punts"; player: Player | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "pass after all"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "inaccurate"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "wild throw"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "fumbles"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "holds on"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "deflects"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "intercepted"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "hand-off"; player: Player | null; target: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "scatter"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "deviates"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bounce"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "dog"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "throw-in"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "cannot catch"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "cannot pick up"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "dives for the ball"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "second ball"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "true ball"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "ball vanishes"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "takes the ball"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "throws team-mate"; player: Player | null; target: Player | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "kicks at"; player: Player | null; target: Player | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "kicks team-mate"; player: Player | null; target: Player | null; distance: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "kicked too hard"; player: Player | null; target: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "fumbled team-mate"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "lands"; player: Player | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "eaten"; player: Player | null; by: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bomb"; player: Player | null; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "has the bomb"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "fuse"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "explosion"; square: Square | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bomb hits"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bomb in the crowd"; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "changes sides"; player: Player | null; as: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "goes back"; player: Player | null; as: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "uses skill"; player: Player | null; skill: Skill | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "skill re-roll"; player: Player | null; skill: Skill | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "team re-roll"; player: Player | null; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "wins"; side: Coach | null; counter: Counter; amount: Bonus; left: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "loses"; side: Coach | null; counter: Counter; amount: Bonus; left: Number; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "pitch cleared"; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "renewed"; player: Player | null; skill: Skill | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "phase"; phase: Phase; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "movement"; player: Player | null; moved: Number; rushes: Number; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "flies"; player: Player | null; from: Square | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "action becomes"; player: Player | null; action: Action; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "action ends"; player: Player | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "spends"; side: Coach | null; counter: Counter; amount: Bonus; left: Number; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "now has"; side: Coach | null; counter: Counter; amount: Bonus; left: Number; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "state"; player: Player | null; state: State; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "stumbles"; player: Player | null; square: Square | null; from: Square | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "pushed off"; player: Player | null; from: Square | null; by: Player | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "marked"; player: Player | null; mark: Mark; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "unmarked"; player: Player | null; mark: Mark; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "kick over"; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "boon"; player: Player | null; boon: Boon; until: Until; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "boon ends"; player: Player | null; boon: Boon; until: Until; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "holds"; holder: Holder; effect: Effect; amount: Bonus; left: Number; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "re-roll gone"; side: Coach | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "spent"; player: Player | null; skill: Skill | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "has again"; player: Player | null; skill: Skill | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "used up"; player: Player | null; skill: Skill | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "earns"; player: Player | null; feat: Feat; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "suffers"; player: Player | null; result: Casualty; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "ball laid down"; player: Player | null; square: Square | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "other ball"; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "keeps the ball"; player: Player | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "marker moves"; side: Coach | null; turn: Number; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "nobody's turn"; side: Coach | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "stalls no more"; player: Player | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "stalls"; player: Player | null; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "prayer ends"; side: Coach | null; prayer: Prayer; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "serves"; side: Coach | null; staff: Staff; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "serves no more"; side: Coach | null; staff: Staff; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "knows spell"; side: Coach | null; spell: Spell; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "spell gone"; side: Coach | null; spell: Spell; text: string; quiet: true; roll?: Roll }
  | { n: number; answer: number | null; event: "all you can eat"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "always hungry"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "animal savagery"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "animosity"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "argue the call"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "baleful hex"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "beer barrel bash"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "blast"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "blood lust"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bloodlust"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bomb catch"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bone head"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bone-head"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "breathe fire"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "bribe"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "card test"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "catch"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "catch of the day"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "chainsaw"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "comes round"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "dauntless"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "dodge"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "filthy rich"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "foul appearance"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "gaze"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "go for it"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "hail mary"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "intercept"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "interfere"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "jump"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "jump up"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "kick team-mate"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "landing"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "leap"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "loner"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "look into my eyes"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "mascot"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "officious ref"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "pass"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "pick-me-up"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "pick-up"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "pro"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "projectile vomit"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "really stupid"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "regeneration"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "safe throw"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "shadowing"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "sponge"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "squirms free"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "stand up"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "take root"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "tentacles"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "throw team-mate"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "trapdoor"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "unchannelled fury"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "weapon noticed"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "weeping dagger"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "wild animal"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }
  | { n: number; answer: number | null; event: "yoink"; player: Player | null; rolled: Number; need: Number; passed: Flag; text: string; roll?: Roll }

export type View = { contract: 1; seen_by: Coach | null; edition: string; options: Record<string, unknown>; phase: "weather" | "journeymen" | "petty cash" | "inducements" | "toss" | "drive" | "set-up" | "kick" | "kick-off" | "quick snap" | "landing" | "turn" | "action" | "end of turn" | "end of drive" | "over" | "start of turn" | "cards" | "before the match" | "turn marker"; half: number; turns: { home: number; away: number }; score: { home: number; away: number }; weather: string; active: Coach | null; kicking: Coach; bonus_turn: boolean; picks: number; turn_used: { reroll: boolean; blitz: boolean; pass: boolean; hand_off: boolean; foul: boolean }; effects: ({ holder: "home" | "away" | "the table"; name: string; until: "drive" | "half" | "match" | "turn" | "start" | "trial" | "kept" | "action" | "ball"; left: number })[]; stallers: Player[]; teams: { home: { name: string; roster: string | null; race: string | null; rerolls: number; leader_rerolls: number; mascot_rerolls: number; full_rerolls: number; drive_rerolls: number; coming_rerolls: number; apothecaries: number; bribes: number; assistants: number; cheerleaders: number; fame: number; fans: number; fan_factor: number; casualties: number; treasury: number; petty_cash: number; budget: number; bet: number; value: number; coach_banned: boolean; argued_again: boolean; staff: ({ name: string; left: number })[]; spells: string[]; prayers: string[]; hand: ({ deck: string; name: string | null; moment: string | null; text: string | null })[]; played: ({ deck: string; name: string | null; moment: string | null; text: string | null })[] }; away: { name: string; roster: string | null; race: string | null; rerolls: number; leader_rerolls: number; mascot_rerolls: number; full_rerolls: number; drive_rerolls: number; coming_rerolls: number; apothecaries: number; bribes: number; assistants: number; cheerleaders: number; fame: number; fans: number; fan_factor: number; casualties: number; treasury: number; petty_cash: number; budget: number; bet: number; value: number; coach_banned: boolean; argued_again: boolean; staff: ({ name: string; left: number })[]; spells: string[]; prayers: string[]; hand: ({ deck: string; name: string | null; moment: string | null; text: string | null })[]; played: ({ deck: string; name: string | null; moment: string | null; text: string | null })[] } }; players: ({ id: Player; side: Coach; of: Coach; number: number; name: string; position: string; race: string; kind: "rostered" | "journeyman" | "mercenary" | "star" | "raised" | "infected"; role: "lineman" | "blitzer" | "thrower" | "catcher" | "runner" | "blocker" | "big guy" | "star" | "other"; ma: number; st: number; ag: number; av: number; pa: number; usual: { ma: number; st: number; ag: number; av: number; pa: number } | null; skills: string[]; lent: string[]; lost: string[]; spent: string[]; gone: string[]; boons: ({ what: string; until: "drive" | "half" | "match" | "turn" | "start" | "trial" | "kept" | "action" | "ball" })[]; niggling: number; value: number; state: "absent" | "reserves" | "up" | "prone" | "stunned" | "ko" | "injured" | "off" | "faint"; square: Square | null; marks: ("used" | "dazed" | "hypnotised" | "rooted" | "fresh" | "played" | "barred" | "hungry" | "frog" | "cut" | "clinging")[]; has_ball: boolean; injuries: ({ result: string; half: number; turn: number })[]; feats: ({ feat: string; half: number; turn: number })[] })[]; ball: { square: Square | null; carrier: Player | null; landing: Square | null; second: { square: Square | null; carrier: Player | null } | null }; zones: { home: string[]; away: string[] }; action: { player: Player; action: Action; target: Player | null; moved: number; allowance: number; rushes: number; max_rushes: number; squares_left: number; blocked: boolean; stood_up: boolean; jumped: boolean } | null; question: { coach: Coach; kind: "journeymen" | "petty cash" | "side bet" | "inducements" | "decks" | "pray" | "prayer" | "skill category" | "mutation" | "runesmith" | "toss" | "kick or receive" | "Bugman plays" | "Kari plays" | "prima donna plays" | "heady brew" | "Papa Skullbones" | "Krot Shockwhisker" | "set-up" | "overtime" | "kicker" | "kick" | "ballistics" | "perfect defence" | "solid defence" | "high kick" | "quick snap" | "swarming" | "kick-off return" | "kick-off return step" | "touchback" | "turn" | "illegal procedure" | "too many players" | "target" | "advice" | "danse macabre" | "action" | "raiding party" | "throw a rock" | "pick-me-up" | "drummer" | "re-roll" | "direction" | "pays" | "use skill" | "go for it" | "facing" | "dive at" | "hold" | "shadow" | "move instead of blocking" | "attack" | "second target" | "second victim" | "slip away" | "block dice" | "re-roll block" | "push" | "follow up" | "hit and run" | "place the ball" | "furious outburst" | "blast" | "stray shot" | "lash out" | "bite" | "move instead" | "pass" | "dump-off" | "hand-off" | "intercept" | "pass block" | "pass block step" | "on the ball" | "on the ball step" | "dive for the ball" | "who dives first" | "throw team-mate" | "kick team-mate" | "kick hard" | "bomb" | "catch the bomb" | "apothecary for a knock-out" | "plague doctor for a knock-out" | "Mungo cracks his spine" | "apothecary for a casualty" | "which result" | "medicinal unguent" | "use the Igor" | "use the mortuary assistant" | "use the plague doctor" | "raise the dead" | "infect" | "Bugman comes on" | "Bugman's square" | "bribe" | "wizard" | "spell target" | "pitch tips" | "temporal distortion" | "weather mage" | "card" | "card target" | "drop on purpose" | "stays out" | "artefact"; sentence: string; about: Record<string, unknown>; points_at: { players: Player[]; squares: Square[] }; roll: Roll | null; answers: ({ verb: "end turn" }
  | { verb: "activate"; player: Player[]; action: Action[] }
  | { verb: "move"; square: Square[] }
  | { verb: "leap"; square: Square[] }
  | { verb: "stop" }
  | { verb: "block"; player: Player[] }
  | { verb: "skill on"; skill: Skill[]; player: Player[] }
  | { verb: "foul"; player: Player[] }
  | { verb: "hand off to"; player: Player[] }
  | { verb: "pass to"; square: Square[] }
  | { verb: "skill to"; skill: Skill[]; square: Square[] }
  | { verb: "throw to"; player: Player[]; square: Square[] }
  | { verb: "choose face"; face: Face[] }
  | { verb: "team re-roll" }
  | { verb: "leader re-roll" }
  | { verb: "re-roll with"; skill: Skill[] }
  | { verb: "keep the roll" }
  | { verb: "use"; skill: Skill[] }
  | { verb: "do not use"; skill: Skill[] }
  | { verb: "player uses"; player: Player[]; skill: Skill[] }
  | { verb: "nobody" }
  | { verb: "push to"; square: Square[] }
  | { verb: "follow up" }
  | { verb: "stay" }
  | { verb: "place"; player: Player[]; square: Square[] }
  | { verb: "done" }
  | { verb: "kick to"; square: Square[] }
  | { verb: "heads" }
  | { verb: "tails" }
  | { verb: "kick" }
  | { verb: "receive" }
  | { verb: "buy"; inducement: Inducement[] }
  | { verb: "hire star"; star: Star[] }
  | { verb: "hire mercenary"; position: Position[]; skill: (Extra | null)[] }
  | { verb: "petty cash"; amount: Amount[] }
  | { verb: "journeymen"; position: Journeyman[] }
  | { verb: "use the apothecary" }
  | { verb: "no apothecary" }
  | { verb: "keep the first result" }
  | { verb: "take the second result" }
  | { verb: "bribe the referee" }
  | { verb: "accept the call" }
  | { verb: "fireball"; square: Square[] }
  | { verb: "lightning bolt"; player: Player[] }
  | { verb: "give the ball to"; player: Player[] }
  | { verb: "yes" }
  | { verb: "no" }
  | { verb: "face"; compass: Compass[] }
  | { verb: "bite"; player: Player[] }
  | { verb: "intercept with"; player: Player[] }
  | { verb: "snap"; player: Player[]; square: Square[] }
  | { verb: "concede"; side: Coach[] }
  | { verb: "time out" }
  | { verb: "call illegal procedure" }
  | { verb: "move the turn marker" }
  | { verb: "end the turn as penalty" }
  | { verb: "lose a re-roll as penalty" }
  | { verb: "choose player"; player: Player[] }
  | { verb: "pass the ball" }
  | { verb: "throw"; player: Player[] }
  | { verb: "argue the call" }
  | { verb: "mascot re-roll" }
  | { verb: "zap"; player: Player[] }
  | { verb: "thunderbolt"; player: Player[] }
  | { verb: "thousand cuts"; player: Player[] }
  | { verb: "wild fireball"; square: Square[] }
  | { verb: "hot pot"; square: Square[] }
  | { verb: "call the weather mage" }
  | { verb: "change the roll by"; shift: Shift[] }
  | { verb: "re-roll die"; face: Face[]; skill: Skill[] }
  | { verb: "name"; player: Player[] }
  | { verb: "gain"; skill: Skill[] }
  | { verb: "cast"; spell: Spell[] }
  | { verb: "cast on"; spell: Spell[]; player: Player[] }
  | { verb: "cast at"; spell: Spell[]; square: Square[] }
  | { verb: "move the turn markers by"; shift: Shift[] }
  | { verb: "improve"; stat: Stat[] }
  | { verb: "a skill of"; category: Category[] }
  | { verb: "bet"; amount: Amount[] }
  | { verb: "hire specialist"; specialist: Specialist[] }
  | { verb: "use the ancient artefact" }
  | { verb: "carve"; rune: Rune[]; player: Player[] }
  | { verb: "change the distance by"; shift: Shift[] }
  | { verb: "change the direction by"; shift: Shift[] }
  | { verb: "take a blow from the referee" }
  | { verb: "call too many players"; side: Coach[] }
  | { verb: "play card"; card: Card[] }
  | { verb: "play card on"; card: Card[]; player: Player[] }
  | { verb: "play card at"; card: Card[]; square: Square[] }
  | { verb: "buy card"; deck: Deck[] }
  | { verb: "choose weather"; weather: Weather[] }
  | { verb: "draw card"; deck: Deck[] })[]; brings: Record<string, Record<string, unknown>> } | null; over: boolean; outcome: { winner: Coach | null; score: number[]; reason: string } | null }

/** The view of a table as it travels: the question comes beside it. */
export type TableView = Omit<View, 'question' | 'seen_by'>

/** A question as it travels: only who is asked gets the answers. */
export type AskedQuestion = Omit<Question, 'answers' | 'brings'> &
  Partial<Pick<Question, 'answers' | 'brings'>>

/** How to get from one view to the next: keys that differ, players and teams only where they do. */
export type Change = Partial<Omit<TableView, 'teams'>> & {
  teams?: Partial<Record<Coach, Partial<View['teams']['home']>>>
  gone?: string[]
}

/** A square somebody can get to. `rolls` are [step, test, need]. */
export interface Way {
  square: Square
  chance: number
  with_reroll: number
  path: Square[]
  rolls: [number, string, number | null][]
  leaps: number[]
}

export interface Reached {
  first: [string, number | null][]
  squares: Way[]
  blows: Record<string, { from: Square; chance: number; with_reroll: number; dice: number }>
  bands: string[]
  assumes: string[]
}

/** Something a player can do to another: how, from where, how likely; `odds` of what it brings. */
export interface Deed {
  action: string
  answer: Answer
  from: Square
  there: number
  chance: number | null
  odds: Record<string, number>
  /** Is the target named before he moves? */
  named: boolean
}

export interface Chances {
  chances: Record<string, number>
  with_reroll: Record<string, number>
  assumes?: string[]
  [key: string]: unknown
}

export interface Previewed {
  steps: { answer: string; rolls: Event[]; interferers: string[]; odds: Chances | null }[]
  chance: number | null
  with_reroll: number | null
  assumes: string[]
  /** Of a kick: where it may come down ([x, y, share]), and the chance of a touchback. */
  spread?: [number, number, number][]
  touchback?: number | null
  /** Of what bursts: its squares; each player, his chance to be knocked down, to be hurt. */
  blast?: Square[]
  hits?: [string, number, number | null][]
}

/** Something a set-up must be, and whether a draft is so; `count` says how many there are. */
export interface SetUpRule {
  words: string
  met: boolean
  count?: number
}

/** A ready formation for the players who can be set up; `fits` the side that kicks, or receives. */
export interface ReadyFormation {
  name: string
  words: string
  fits: boolean
  places: Record<string, Square>
}

/** What a coach would do: the answers it takes, who and where, chances, and the reason by name. */
export interface Advice {
  deed: string
  why: string
  answers: string[]
  player: string
  other: string
  path: Square[]
  /** Of several: who goes where, and who only gets up. */
  moves: [string, number, number][]
  rising: string[]
  dice: number
  chance: number | null
  again: number | null
  risk: number | null
  gain: number | null
  before: number | null
  after: number | null
  mate: string
  words: string
  reason: string
}

/** What an answer means: words, chance, what follows at once or by a die, if that is bad. */
export interface Hint {
  hint: string
  chance: number | null
  then?: string[]
  warn?: boolean
  /** Where the next die may lead ([x, y, share]). */
  leads?: [number, number, number][]
  band?: number | null
  need?: number | null
}

export type Hello = { t: "hello"; version: number; seat?: string | null; have?: number; nonce?: string | null; name?: string | null }

export type Answering = { t: "answer"; id: string; n: number; do: Answer[] }

export type Back = { t: "back"; id: string; n: number; to: number }

export type Call = { t: "call"; id: string; n: number; what: "concede" | "illegal procedure" | "rematch" | "time out" | "too many players" }

export type Reach = { t: "reach"; id: string; n: number; player: string; action?: string }

export type Targets = { t: "targets"; id: string; n: number; player: string }

export type Preview = { t: "preview"; id: string; n: number; answers: (Answer | string)[] }

export type Hints = { t: "hints"; id: string; n: number }

export type Advise = { t: "advise"; id: string; n: number }

export type WhyNot = { t: "why not"; id: string; n: number; answer: Answer | string }

export type Typed = { t: "typed"; id: string; n: number; words: string }

export type SetUpCheck = { t: "set-up check"; id: string; n: number; formation: Record<string, [number, number]> }

export type Formations = { t: "formations"; id: string; n: number }

export type Say = { t: "say"; id: string; text: string }

export type TableMessage = { t: "table"; n: number; you: ("away" | "home")[]; about: About; view: TableView | null; question: AskedQuestion | null; events: Event[]; chat: ChatLine[]; clock: ClockShown | null; undo: number[] }

export type About = { id: string; edition: string; state: "over" | "running" | "stopped" | "waiting"; home: Who; away: Who; teams: Record<string, string>; commitment: string; seconds: number | null; watchers: number; rematch?: string | null; watching?: string[]; again?: ("away" | "home")[]; lesson?: string; stopped?: Stopped | null; delay?: number }

export type Who = { kind: "computer" | "open" | "person"; name: string; here: boolean }

export type Stopped = { why: string; shown: number; of: number }

export type ChatLine = { by: "away" | "home" | "watcher"; name: string; text: string }

export type ClockShown = { side: "away" | "home"; left: number; waiting?: boolean; stopped?: boolean }

export type Moved = { t: "moved"; n: number; since: number; by: "away" | "home"; answers: string[]; back: boolean; events: Event[]; dropped: number; change: Change; question: AskedQuestion | null; clock: ClockShown | null; undo: number[]; late?: boolean }

export type Ok = { t: "ok"; id: string; n: number; taken?: number; why?: string }

export type No = { t: "no"; id: string | null; why: string; words: string; n: number }

export type Odds = { t: "odds"; id: string; n: number; reach?: Reached | null; targets?: Record<string, Deed[]> | null; preview?: Previewed | null; hints?: Record<string, Hint> | null; advice?: Advice[] | null; words?: unknown; rules?: SetUpRule[] | null; formations?: ReadyFormation[] | null; answers?: (Answer | string)[] }

export type Said = { t: "said"; line: ChatLine }

export type Chat = { t: "chat"; lines: ChatLine[] }

export type People = { t: "people"; about: About }

export type ClockMessage = { t: "clock"; clock: ClockShown | null }

export type Over = { t: "over"; n: number; outcome: NonNullable<View['outcome']>; secret: string; nonces: Record<string, string>; luck: Record<string, Luck>; best: Best | null }

export type Luck = { rolls: number; made: number; expected: number }

export type Best = { player: string; points: number; why: Did[] }

export type Did = { what: string; count: number }

export type Lesson = { t: "lesson"; n: number; id: string; state: "done" | "missed" | "open"; note: string; rolls: Rolled[]; squares: ([number, number])[]; players: string[] }

export type Rolled = { event: number; chance: number; made: boolean }

export type RoomHello = { t: "hello"; version: number; name?: string | null; mark?: string | null }

export type RoomGo = { t: "go"; moment: number; playing: boolean; speed: 1 | 2 | 4 }

export type RoomDraw = { t: "draw"; sketch: Sketch }

export type Sketch = { id: string; moment: number; kind: "arrow" | "circle" | "label" | "line"; ink: "red" | "sky" | "violet" | "white" | "yellow"; squares: ([number, number])[]; text?: string; by?: string; name?: string }

export type RoomWipe = { t: "wipe"; ids: string[] }

export type RoomHand = { t: "hand over"; to: number }

export type RoomTake = { t: "take" }

export type RoomTold = { t: "room"; replay: string; you: number; people: Person[]; leader: number; at: RoomAt; sketches: Sketch[] }

export type Person = { id: number; name: string; here: boolean }

export type RoomAt = { t: "at"; moment: number; playing: boolean; speed: number }

export type RoomPeople = { t: "there"; people: Person[]; leader: number }

export type RoomDrawn = { t: "drawn"; sketch: Sketch }

export type RoomWiped = { t: "wiped"; ids: string[] }

export type RoomNo = { t: "refused"; why: string; words: string }

export type Statistics = { edition: string; teams: [string, string]; score: [number, number]; over: boolean; moments: number; timed: boolean; home: LuckFigures; away: LuckFigures; stretches: StretchFigures[]; rolls: RollFigures[]; blocks: BlockFigures[]; faces: FaceFigures[]; ball: BallFigures[]; squares: SquareFigures[]; players: PlayerFigures[] }

export type LuckFigures = { rolls: number; made: number; expected: number; more: number; band: number; luckier: number }

export type StretchFigures = { half: number; turn: number; side: "away" | "home" | null; moment: number; touchdown: "away" | "home" | null; home: StretchOf; away: StretchOf }

export type StretchOf = { players: number | null; standing: number | null; rolls: number; made: number; expected: number; luck: number; band: number; seconds: number | null }

export type RollFigures = { event: number; moment: number; stretch: number; side: "away" | "home"; player: string; what: string; need: number | null; chooser: "away" | "home" | null; dice: string[]; chance: number; made: boolean }

export type BlockFigures = { side: "away" | "home"; dice: number; chooser: "away" | "home"; throws: number; felled: number; expected: number }

export type FaceFigures = { side: "away" | "home"; face: string; thrown: number; thrown_expected: number; result: number; result_expected: number; chosen: number }

export type BallFigures = { moment: number; stretch: number; x: number; y: number; side: "away" | "home" | null; player: string | null; touchdown: boolean }

export type SquareFigures = { x: number; y: number; ball: number; home: number; away: number }

export type PlayerFigures = { player: string; side: "away" | "home"; shirt: number; name: string; position: string; turns: number; points: number; touchdowns: number; completions: number; casualties: number; interceptions: number; kills: number; blocks: number; knock_downs: number; knock_outs: number; fouls: number; passes: number; hand_offs: number; dodges: number; dodges_made: number; rushes: number; rushes_made: number; pick_ups: number; pick_ups_made: number; catches: number; catches_made: number; squares: number; forward: number; rolls: number; luck: number; hurt: string[]; sent_off: boolean }

export type Review = { format: number; edition: string; teams: string[]; score: number[]; over: boolean; answers: number; people: Named[]; points: Point[]; swings: Swing[]; costly: Record<string, Costly[]>; looked: number }

export type Named = { id: string; side: "away" | "home"; number: number; name: string; position: string; race: string }

export type Point = { moment: number; half: number; turn: number; side: "away" | "home"; win: number; draw: number; loss: number }

export type Swing = { moment: number; until: number; half: number; turn: number; side: "away" | "home"; change: number; dice: boolean; event: Event; text: string }

export type Costly = { moment: number; side: "away" | "home"; half: number; turn: number; cost: number; touchdowns: number; kind: string; did: Advice; better: Advice }

export type FromClient = Hello | Answering | Back | Call | Reach | Targets | Preview | Hints | Advise | WhyNot | Typed | SetUpCheck | Formations | Say

export type ToClient = TableMessage | Moved | Ok | No | Odds | Said | Chat | People | ClockMessage | Over | Lesson

export type FromRoom = RoomHello | RoomGo | RoomDraw | RoomWipe | RoomHand | RoomTake

export type ToRoom = RoomTold | RoomPeople | RoomAt | RoomDrawn | RoomWiped | RoomNo

/** The words of every answer: an argument stands where its name is in braces. */
export const WORDS: Readonly<Record<Answer['verb'], string>> = {
  "end turn": "end turn",
  "activate": "{player} {action}",
  "move": "move {square}",
  "leap": "leap {square}",
  "stop": "stop",
  "block": "block {player}",
  "skill on": "{skill} on {player}",
  "foul": "foul {player}",
  "hand off to": "hand off to {player}",
  "pass to": "pass to {square}",
  "skill to": "{skill} to {square}",
  "throw to": "throw {player} to {square}",
  "choose face": "choose {face}",
  "team re-roll": "team re-roll",
  "leader re-roll": "leader re-roll",
  "re-roll with": "re-roll with {skill}",
  "keep the roll": "keep the roll",
  "use": "use {skill}",
  "do not use": "do not use {skill}",
  "player uses": "{player} uses {skill}",
  "nobody": "nobody",
  "push to": "push to {square}",
  "follow up": "follow up",
  "stay": "stay",
  "place": "place {player} at {square}",
  "done": "done",
  "kick to": "kick to {square}",
  "heads": "heads",
  "tails": "tails",
  "kick": "kick",
  "receive": "receive",
  "buy": "buy {inducement}",
  "hire star": "hire {star}",
  "hire mercenary": "hire mercenary {position} {skill}",
  "petty cash": "petty cash {amount}",
  "journeymen": "journeymen {position}",
  "use the apothecary": "use the apothecary",
  "no apothecary": "no apothecary",
  "keep the first result": "keep the first result",
  "take the second result": "take the second result",
  "bribe the referee": "bribe the referee",
  "accept the call": "accept the call",
  "fireball": "fireball {square}",
  "lightning bolt": "lightning bolt {player}",
  "give the ball to": "give the ball to {player}",
  "yes": "yes",
  "no": "no",
  "face": "face {compass}",
  "bite": "bite {player}",
  "intercept with": "intercept with {player}",
  "snap": "snap {player} to {square}",
  "concede": "concede",
  "time out": "time out",
  "call illegal procedure": "call illegal procedure",
  "move the turn marker": "move the turn marker",
  "end the turn as penalty": "end the turn as penalty",
  "lose a re-roll as penalty": "lose a re-roll as penalty",
  "choose player": "choose {player}",
  "pass the ball": "pass the ball",
  "throw": "throw {player}",
  "argue the call": "argue the call",
  "mascot re-roll": "mascot re-roll",
  "zap": "zap {player}",
  "thunderbolt": "thunderbolt {player}",
  "thousand cuts": "thousand cuts {player}",
  "wild fireball": "wild fireball {square}",
  "hot pot": "hot pot {square}",
  "call the weather mage": "call the weather mage",
  "change the roll by": "change the roll by {shift}",
  "re-roll die": "re-roll {face} with {skill}",
  "name": "name {player}",
  "gain": "gain {skill}",
  "cast": "cast {spell}",
  "cast on": "cast {spell} on {player}",
  "cast at": "cast {spell} at {square}",
  "move the turn markers by": "move the turn markers by {shift}",
  "improve": "improve {stat}",
  "a skill of": "a skill of {category}",
  "bet": "bet {amount}",
  "hire specialist": "hire {specialist}",
  "use the ancient artefact": "use the ancient artefact",
  "carve": "carve {rune} for {player}",
  "change the distance by": "change the distance by {shift}",
  "change the direction by": "change the direction by {shift}",
  "take a blow from the referee": "take a blow from the referee",
  "call too many players": "call too many players",
  "play card": "play {card}",
  "play card on": "play {card} on {player}",
  "play card at": "play {card} at {square}",
  "buy card": "buy a card of {deck}",
  "choose weather": "choose {weather}",
  "draw card": "draw a card of {deck}",
}

/** Every lesson, with what may be noted in it. */
export interface LessonNotes {
  "move": "stopped short" | "fell" | "turnover" | "turn ended" | "match over" | "on the way" | "other player"
  "dodge": "fell" | "stopped short" | "turnover" | "turn ended" | "match over" | "re-roll" | "on the way" | "other player"
  "block": "fell" | "still up" | "turnover" | "turn ended" | "match over" | "one more" | "choose a face" | "choose a square" | "follow or stay" | "other player"
  "ball": "still there" | "turnover" | "turn ended" | "match over" | "re-roll" | "one more" | "on the way" | "other player"
  "pass": "kept it" | "turnover" | "turn ended" | "match over" | "re-roll" | "on the way" | "other player" | "catcher moved"
  "score": "fell" | "stopped short" | "turnover" | "turn ended" | "match over" | "re-roll" | "on the way" | "other player"
  "drive": "they scored" | "match over"
}
