// A bot for `pigskin talk` in JavaScript: it blocks when it can, and else does anything.
//   pigskin simulate --home-coach 'run:node examples/bot.js' --away-coach random --games 3
const lines = require("readline").createInterface({ input: process.stdin });

const pick = (list) => list[Math.floor(Math.random() * list.length)];

// An answer out of the groups of a question: one of each list in it.
function oneOf(groups) {
  const blocks = groups.filter((group) => group.verb === "block");
  const group = pick(blocks.length ? blocks : groups);
  const entries = Object.entries(group);
  return Object.fromEntries(entries.map(([name, v]) => [name, Array.isArray(v) ? pick(v) : v]));
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.t === "ask") {
    const answer = oneOf(message.question.answers);
    console.log(JSON.stringify({ n: message.n, answer }));
  } else if (message.t === "no") {
    console.error(message.words); // it would be asked twice more
  } else if (message.t === "over") {
    lines.close();
  }
});
