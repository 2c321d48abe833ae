import { expect, test } from 'vitest';
import type { KnownVerdict } from '../../../engine/search.ts';
import type { Saved } from '../../../engine/rules.ts';
import { KnownVerdictHistory } from '../../../engine/review/known-verdict-history.ts';

const game = (moves: string): Saved => ({ game: 'g', options: '', rules: 1, deal: 1, cards: '', moves, at: 0 });

const WON: readonly KnownVerdict[] = ['won', 'won', 'won'];

test.each<[string, readonly KnownVerdict[], string, number, readonly (KnownVerdict | undefined)[]]>([
  ['a move more leaves what is known', WON, 'a b c', 3, WON],
  ['another move after an undo leaves what is known before it', WON, 'a x', 2, ['won', 'won']],
  ['what follows a lost position is lost', ['won', 'won', 'lost'], 'a b c', 3, ['won', 'won', 'lost', 'lost']],
  ['another first move leaves the deal', WON, 'x', 1, ['won']],
  ['a card that went home by itself belongs to the move before it', WON, 'a a2* b', 2, ['won']],
])('%s', (_, known, moves, at, expected) => {
  expect(KnownVerdictHistory.of(game('a b'), known).continued(game(moves), at).known).toEqual(expected);
});

test('knows nothing of a different deal', () => {
  expect(KnownVerdictHistory.of(game('a b'), WON).continued({ ...game('a b'), deal: 2 }, 2).known).toEqual([]);
});

test('keeps verdicts of undone moves when earlier ones are found', () => {
  const history = KnownVerdictHistory.of(game('a b'), ['won', undefined, 'lost']).with(['won', 'lost'], game('a b'));
  expect(history.known).toEqual(['won', 'lost', 'lost']);
  expect(history.lastWon(2)).toBe(0);
});
