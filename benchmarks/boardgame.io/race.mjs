// A card race with hidden hands for four, of Dog's kind but far simpler: play a card, and your man
// runs so far; when all hands are empty, they are dealt anew. Whoever is first at the end wins.

const SEATS = 4;
const HAND = 6;
const WAY = 400; // fields; some two hundred moves a match
const DECK = Array.from({ length: 110 }, (_, card) => 1 + (card % 13));

function deal(random, G) {
  G.deck = random.Shuffle(DECK);
  G.hands = Array.from({ length: SEATS }, () => G.deck.splice(0, HAND));
}

export const Race = {
  name: "race",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const G = { men: Array(SEATS).fill(0) };
    deal(random, G);
    return G;
  },
  playerView: ({ G, playerID }) => ({
    men: G.men,
    hand: playerID === null ? [] : G.hands[playerID],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false, // only the server knows all hands
      move: ({ G, playerID, random }, place) => {
        const [card] = G.hands[playerID].splice(place, 1);
        if (card === undefined) return "INVALID_MOVE";
        G.men[playerID] += card;
        if (G.hands.every((hand) => hand.length === 0)) deal(random, G);
      },
    },
  },
  endIf: ({ G }) => {
    const winner = G.men.findIndex((man) => man >= WAY);
    return winner < 0 ? undefined : { winner };
  },
};
