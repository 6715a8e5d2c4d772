// What a move costs on boardgame.io's server: node measure.mjs [TABLES [SECONDS]]
// Two paces, as `spielwerk bench server` has them; one JSON document. Tables lie in memory only.
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const SEATS = 4;
const SETTLE = 2000; // milliseconds of play before it counts
const [tables = 50, seconds = 15] = process.argv.slice(2).map(Number);

async function ask(child, word) {
  child.send(word);
  return (await once(child, "message"))[0];
}

function quantile(sorted, share) {
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(2));
}

async function played(think) {
  const server = fork("./serve.mjs");
  const [{ port }] = await once(server, "message");
  const empty = await ask(server, "used");
  const players = fork("./players.mjs", [port, tables, think].map(String));
  await once(players, "message");
  const full = await ask(server, "used");
  players.send("play");
  await sleep(SETTLE);
  const before = await ask(server, "used");
  players.send("count");
  await sleep(seconds * 1000);
  const after = await ask(server, "used");
  const { latencies } = await ask(players, "tell");
  players.kill();
  server.kill();
  latencies.sort((a, b) => a - b);
  const moves = latencies.length;
  return {
    moves,
    moves_per_second: Math.round(moves / seconds),
    cpu_us_per_move: Number((((after.cpu - before.cpu) / moves) * 1e6).toFixed(1)),
    latency_ms: { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) },
    memory_kb_per_table_with_sockets: Math.round((full.rss - empty.rss) / tables / 1024),
    memory_mb_after: Math.round(after.rss / 1024 ** 2),
  };
}

const calm = await played(1);
const pressed = await played(0);
console.log(
  JSON.stringify(
    {
      benchmark: "boardgame.io",
      node: process.version,
      tables,
      sockets: tables * SEATS,
      a_move_per_table_and_second: calm,
      as_fast_as_possible: pressed,
    },
    null,
    2,
  ),
);
