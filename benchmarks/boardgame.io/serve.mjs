// The server, by itself in a process; it tells its parent what it has used.
import http from "node:http";
import { createRequire } from "node:module";
import { Race } from "./race.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

// It knows no host to listen on, and would listen to everybody.
const listen = http.Server.prototype.listen;
http.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, port, "127.0.0.1", ...rest.filter((one) => typeof one === "function"));
};

console.log = () => {};
const server = Server({ games: [Race], origins: [/.*/] });
const { appServer } = await server.run({ port: 0 });
process.send({ port: appServer.address().port });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, rss: process.memoryUsage().rss });
});
