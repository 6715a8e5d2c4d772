// Players at all seats of all tables, in a process of their own, through the client of the library.
import { createRequire } from "node:module";
import { Race } from "./race.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const SEATS = Race.maxPlayers;
const [port, tables, think] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const latencies = [];
let counting = false;
let begun = false;
let sitting = 0;
const waiting = [];

async function post(path, body) {
  const answer = await fetch(`${url}/games/race/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function take(matchID, playerID, credentials, over) {
  const client = Client({
    game: Race,
    numPlayers: SEATS,
    matchID,
    playerID,
    credentials,
    multiplayer: SocketIO({ server: url, socketOpts: { transports: ["websocket"] } }),
    debug: false,
  });
  let sent = 0;
  let waits = null;
  let there = false;
  let done = false;
  client.subscribe((state) => {
    if (!state || done) return;
    if (!there) {
      there = true;
      sitting += 1;
    }
    if (waits !== null && state._stateID > waits) {
      if (counting) latencies.push(performance.now() - sent);
      waits = null;
    }
    if (state.ctx.gameover) {
      done = true;
      setTimeout(() => client.stop(), 0);
      over();
    } else if (state.ctx.currentPlayer === playerID && waits === null) {
      waits = state._stateID;
      const play = () => {
        sent = performance.now();
        client.moves.play(Math.floor(Math.random() * state.G.hand.length));
      };
      const pause = () => setTimeout(play, think * 1000 * (0.5 + Math.random()));
      if (begun) pause();
      else waiting.push(pause);
    }
  });
  client.start();
}

async function openTable() {
  const { matchID } = await post("create", { numPlayers: SEATS });
  let left = SEATS;
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat);
    const sat = await post(`${matchID}/join`, { playerID, playerName: `player ${seat}` });
    take(matchID, playerID, sat.playerCredentials, () => {
      left -= 1;
      if (left === 0) openTable();
    });
  }
}

for (let table = 0; table < tables; table++) await openTable();
while (sitting < tables * SEATS) await new Promise((done) => setTimeout(done, 100));
process.send("sitting");
process.on("message", (word) => {
  if (word === "play") {
    begun = true;
    waiting.splice(0).forEach((play) => play());
  } else if (word === "count") {
    counting = true;
  } else {
    process.send({ latencies });
  }
});
