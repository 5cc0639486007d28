// The silent game for boardgame.io: one player lays a letter, the other three pass, and so on for ever.
// The same questions in the same order as ours, the same zones, hands hidden from everybody else.
const { Server, FlatFile } = require('boardgame.io/server');

const LETTERS = [...'абвгдежзиклмнопрстуфхцчшщыьэюя'];
const HAND = 3;

const silence = {
  name: 'silence',
  minPlayers: 4,
  maxPlayers: 4,

  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...LETTERS, ...LETTERS]);
    const players = ctx.playOrder;
    return {
      conversation: [],
      showcase: LETTERS.slice(0, 6),
      hands: Object.fromEntries(players.map((player) => [player, deck.splice(0, HAND)])),
      discards: Object.fromEntries(players.map((player) => [player, []])),
      deck,
      passed: [],
      log: [],
    };
  },

  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([player, hand]) => [player, player === playerID ? hand : hand.length]),
    ),
  }),

  turn: {
    activePlayers: { currentPlayer: 'place' },
    stages: {
      place: {
        moves: {
          place: {
            client: false,
            move: ({ G, ctx, events, random, playerID }, index) => {
              const [letter] = G.hands[playerID].splice(index, 1);
              G.conversation.push(letter);
              if (!G.deck.length) {
                G.deck = random.Shuffle(G.conversation);
                G.conversation = [];
              }
              G.hands[playerID].push(G.deck.pop());
              G.passed = [];
              G.log = [...G.log, ['placed', playerID, letter]].slice(-40);
              events.setActivePlayers({ others: 'pass' });
            },
          },
        },
      },
      pass: {
        moves: {
          pass: {
            client: false,
            move: ({ G, ctx, events, playerID }) => {
              G.passed.push(playerID);
              G.log = [...G.log, ['passed', playerID]].slice(-40);
              if (G.passed.length === ctx.numPlayers - 1) events.endTurn();
              else events.endStage();
            },
          },
        },
      },
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [silence], origins: [false], db }).run({ port: { port: Number(port), host: '127.0.0.1' } });
