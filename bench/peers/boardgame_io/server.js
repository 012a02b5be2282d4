// boardgame.io's own server with its storage in memory, on loopback only. Its first line of output names both ports.
//
// The game is as small as a game for four can be: in turn everybody adds one to a cell of a short row. There is
// nothing to undo and nothing to hide, so a move costs the server no more than it must.
process.env.NODE_ENV = 'production';

const { Server } = require('boardgame.io/server');

const CELLS = 8;

const row = {
  name: 'row',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({ cells: Array(CELLS).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, cell) => {
      G.cells[cell] += 1;
    },
  },
};

const loopback = () => ({ host: '127.0.0.1', port: 0 });

console.info = () => {}; // it logs its ports in its own words
const server = Server({ games: [row], origins: [] });
server.run({ port: loopback(), lobbyConfig: { apiPort: loopback() } }).then(({ appServer, apiServer }) => {
  console.log(JSON.stringify({ live: appServer.address().port, lobby: apiServer.address().port }));
});

process.stdin.resume();
process.stdin.on('end', () => process.exit(0)); // whoever started it is gone
