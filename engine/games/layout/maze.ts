import { ACE, type Card, QUEEN, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { grid } from '../../model/variant.ts';
import type { Measure } from '../../model/pile.ts';
import { dealUp, leaveOut } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { aces, anyCard, kings } from '../../vocabulary/relations.ts';

const WIDTH = 9;
const SPACES = 6 * WIDTH;
/** The places that are left free: the ends of the first two rows. */
const FREE = new Set([WIDTH - 1, 2 * WIDTH - 1]);

/** Whether `card` is the next of the suit, or an ace after a queen. Cards next in rank are next in number. */
const follows = (card: Card, before: Card): boolean =>
  before !== 0 && (rankOf(before) === QUEEN ? rankOf(card) === ACE : card === before + 1);

export default defineGame({
  id: 'maze',
  name: 'Maze',
  variant() {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const spaces = piles(SPACES, {
      role: 'tableau',
      lift: 'top',
      placed: true,
      start: anyCard,
      room: 1,
      reach(from, to, _, t) {
        const card = t.top(from);
        if (to === 0 ? aces(card, 0) : follows(card, t.top(to - 1))) return true;
        return to === SPACES - 1 ? rankOf(card) === QUEEN : follows(t.top(to + 1), card);
      },
    });
    // The last card is dealt to the first space, as recorded.
    const order = [...spaces.slice(1).filter((_, at) => !FREE.has(at + 1)), ...spaces.slice(0, 1)];
    /** Counts the cards that follow the one before them, skipping free spaces, and an ace at the very beginning. */
    const score: Measure = (t) => {
      const cards = spaces.map(({ index }) => t.top(index)).filter((card) => card !== 0);
      return cards.filter((card, at) => (at === 0 ? aces(card, 0) : follows(card, cards[at - 1]!))).length;
    };
    return {
      places: grid(spaces, WIDTH),
      otherwise: [14, 11, 7, 6].map((width) => grid(spaces, width)),
      hidden: [out, deck],
      from: deck,
      deal: [dealUp(deck, order), leaveOut(kings, spaces, out)],
      won: (t) => score(t) === 48,
      score,
    };
  },
});
