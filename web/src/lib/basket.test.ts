import { expect, test } from "vitest";
import before from "../fixtures/before.json";
import type { Book } from "./api";
import { Basket, goodsOf } from "./basket.svelte";
import type { Answer, AskedQuestion } from "./protocol";
import type { Table } from "./table.svelte";

const asked = (edition: string, kind = "inducements"): AskedQuestion =>
  before.find((each) => each.edition === edition && each.kind === kind)?.question as unknown as AskedQuestion;
const book = {
  inducements: {
    "Bloodweiser Kegs": { price: "50k", limit: "0-2", who: "", does: "Helps the knocked-out.", not_sold: "", most: 2, wizard: false },
    Firebelly: { price: "150k", limit: "0-1", who: "", does: "One spell.", not_sold: "", most: 1, wizard: true },
  },
  stars: { "Akhorne The Squirrel": { price: "80k", who: "", does: "MA 7" } },
  decks: [{ name: "Dirty Tricks", price: "50k", text: "Foul play", cards: [] }],
  positions: { ogre: { "Gnoblar Lineman": "MA 5 ST 1" } },
} as unknown as Book;

function table(taken: (sent: Answer[]) => number, why = "") {
  const sent: Answer[][] = [];
  const fake = {
    sending: false, problem: "",
    answer: (...answers: Answer[]) => { sent.push(answers); return Promise.resolve({ taken: taken(answers), why }); },
  };
  return { fake: fake as unknown as Table, sent };
}

test("everything that is offered has its price, its tab and its words", () => {
  const question = asked("bb2020");
  const goods = goodsOf(question, book, "ogre");
  expect(goods.every((good) => good.price > 0)).toBe(true);
  const named = (name: string) => goods.find((good) => good.name === name);
  expect(named("Bloodweiser Kegs")).toMatchObject({ tab: "staff", price: 50, most: 2, text: "Helps the knocked-out." });
  expect(named("Akhorne The Squirrel")).toMatchObject({ tab: "stars", price: 80, text: "MA 7" });
  expect(named("Gnoblar Lineman")).toMatchObject({ tab: "mercenaries", price: 45, priceWithSkill: 95, text: "MA 5 ST 1" });
  expect(named("Gnoblar Lineman")?.skills[0]).toBeNull();
  const old = goodsOf(asked("bb2016"), book, "ogre");
  expect(old.find((good) => good.name === "Firebelly")?.tab).toBe("wizards");
  expect(old.find((good) => good.name === "Dirty Tricks")).toMatchObject({ tab: "cards", price: 50, text: "Foul play" });
  expect(goodsOf(question, null, null)).toHaveLength(goods.length); // also before the book is there
});

test("the basket knows what is left and how many there may be, and is sent in one message", async () => {
  const goods = goodsOf(asked("bb2020"), book, "ogre");
  const kegs = goods.find((good) => good.name === "Bloodweiser Kegs")!;
  const lads = goods.find((good) => good.name === "Gnoblar Lineman")!;
  const { fake, sent } = table((answers) => answers.length);
  const basket = new Basket(fake);
  expect(basket.add(kegs, null, 135)).toBe(true);
  expect(basket.add(kegs, null, 135)).toBe(true);
  expect(basket.add(kegs, null, 1000)).toBe(false); // two at most
  expect(basket.add(lads, null, 135)).toBe(false); // 35 left
  basket.remove(kegs.key);
  expect(basket.total).toBe(50);
  expect(basket.add(lads, "Catch", 145)).toBe(true);
  await basket.send();
  expect(sent).toEqual([[
    { verb: "buy", inducement: "Bloodweiser Kegs" },
    { verb: "hire mercenary", position: "Gnoblar Lineman", skill: "Catch" },
    { verb: "done" },
  ]]);
  expect(basket.bought).toEqual([]);
});

test("much money is not left unspent without asking, and buying something asks anew", () => {
  const kegs = goodsOf(asked("bb2020"), book, "ogre").find((good) => good.name === "Bloodweiser Kegs")!;
  const { fake, sent } = table((answers) => answers.length);
  const basket = new Basket(fake);
  basket.done(150);
  expect([basket.asking, sent.length]).toEqual([true, 0]);
  basket.add(kegs, null, 150);
  expect(basket.asking).toBe(false);
  basket.done(100);
  expect(sent).toHaveLength(0);
  basket.done(100);
  expect(sent).toHaveLength(1);
  new Basket(fake).done(20); // little is left without a word
  expect(sent).toHaveLength(2);
});

test("what is refused is said and left out, the rest stays in the basket", async () => {
  const goods = goodsOf(asked("bb2020"), book, "ogre");
  const basket = new Basket(table(() => 1, "inducements: too dear").fake);
  for (const name of ["Bloodweiser Kegs", "Akhorne The Squirrel", "Gnoblar Lineman"]) {
    basket.add(goods.find((good) => good.name === name)!, null, 1000);
  }
  await basket.send();
  expect(basket.refused).toContain("Akhorne The Squirrel: inducements: too dear");
  expect(basket.bought.map((each) => each.label)).toEqual(["Gnoblar Lineman"]);
});
