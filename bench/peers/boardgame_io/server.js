// boardgame.io's own server with its storage in memory, on loopback only. Its first line of output names both ports.
//
// The game has a world of the same shape and size as our view of Gods, since both servers tell four clients how their
// world looks, but no rules: a move lays one more hex and counts it. There is nothing to undo and nothing to hide, so
// a move costs the server no more than it must.
process.env.NODE_ENV = 'production';

const { Server } = require('boardgame.io/server');

const TRIBES = ['green', 'blue', 'violet', 'orange'];
const GODS = ['crimson', 'gold', 'azure', 'jade'];
const KINDS = [...TRIBES, 'desert', 'decline', 'whirlwind', 'extra'];

const counts = (words, number) => Object.fromEntries(words.map((word) => [word, number]));

const world = {
  name: 'world',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({
    map: GODS.map((god, at) => ({ at: [at, -at], hex: 'temple', god })),
    seats: GODS.map((god) => ({
      god, power: 5, temples: 7, stones: 15, extras: 0, points: 0, kept: 0,
      tribes: counts(TRIBES, 0), cards: counts(TRIBES, 0),
    })),
    display: ['green', 'desert'],
    bag: counts(KINDS, 8),
    box: counts(KINDS, 0),
    tokens: Object.fromEntries(TRIBES.map((tribe) => [tribe, [null, null]])),
    handed: counts(TRIBES, 0),
    turn: 1,
    used: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, ctx }, cell) => {
      const tribe = TRIBES[cell % TRIBES.length];
      const seat = G.seats[Number(ctx.currentPlayer)];
      G.map.push({ at: [cell, G.map.length], hex: tribe, god: seat.god });
      seat.tribes[tribe] += 1;
      seat.power += 1;
      G.bag[tribe] -= 1;
      G.display[0] = tribe;
      G.turn += 1;
    },
  },
};

const loopback = () => ({ host: '127.0.0.1', port: 0 });

console.info = () => {}; // it logs its ports in its own words
const server = Server({ games: [world], origins: [] });
server.run({ port: loopback(), lobbyConfig: { apiPort: loopback() } }).then(({ appServer, apiServer }) => {
  console.log(JSON.stringify({ live: appServer.address().port, lobby: apiServer.address().port }));
});

process.stdin.resume();
process.stdin.on('end', () => process.exit(0)); // whoever started it is gone
