import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { makeCardName } from '../../../engine/model/card.ts';
import { presentOptions } from '../../../engine/model/options.ts';
import { parseLink } from '../../../engine/notation/link.ts';
import { shorten } from '../../../engine/notation/moves.ts';
import { resume, type Resumed } from '../../../engine/session/resume.ts';
import { movesMade, type Saved } from '../../../engine/session/saved-game.ts';
import type { Session } from '../../../engine/session/session.ts';
import { ROOT } from '../../../main/build/root.ts';

/**
 * A game in progress as an earlier version saved it, with the cards on the table. Never regenerated: saves are added,
 * none is changed.
 */
interface OldSave {
  readonly saved: Saved;
  /** The cards of each pile from the bottom; small letters are face down. */
  readonly piles: readonly string[];
  readonly score: number;
  readonly won: boolean;
}

const readSaves = (file: string): OldSave[] =>
  gunzipSync(readFileSync(join(ROOT, 'tests/engine/session/fixtures', file)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as OldSave);

/**
 * One game of each version that version 0.1.0 had: fifty random moves, in every other game with autoplay, and up to
 * three undone.
 */
const old = readSaves('saves.jsonl.gz');

/** Four games each, of 15 to 400 random moves, of games whose deal or moves have changed since. */
const ruledBefore = readSaves('saves-before-version-2.jsonl.gz');

function opened(saved: Saved): Resumed {
  const found = resume(saved);
  if (!found.ok) throw new Error(found.error.why);
  return found.value;
}

const lying = ({ table, score, won }: Session): Omit<OldSave, 'saved'> => ({
  piles: Array.from({ length: table.piles }, (_, pile) =>
    Array.from({ length: table.size(pile) }, (_card, at) => makeCardName(table.at(pile, at))).join(' '),
  ),
  score,
  won,
});

test('has a save of each of the 188 former versions', () => {
  expect(new Set(old.map(({ saved }) => `${saved.game} ${saved.options}`)).size).toBe(188);
});

/**
 * Games whose score was corrected later, and the difference. Clock counted cards face down at their hours, which gave
 * them away: two in this save.
 */
const SCORE_CORRECTED = new Map([['clock', -2]]);

/** Games that lacked an option then, by the answer that means the same rules. */
const OPTION_ADDED = new Map([
  ['monte-carlo', 'variation=one'],
  ['australian-patience', 'variation=australian'],
  ['chessboard', 'variation=chessboard'],
  ['king-albert', 'variation=king-albert'],
  ['scorpion', 'variation=scorpion'],
  ['spiderette', 'variation=spiderette'],
  ['streets-and-alleys', 'variation=streets'],
]);

const optionsNow = ({ game, options }: Saved): string =>
  [options, OPTION_ADDED.get(game) ?? ''].filter((part) => part !== '').join(';');

test.each(old)('opens a game of $saved.game with $saved.options as it lay', ({ saved, ...lay }) => {
  const { session, refused, outdated } = opened(saved);
  expect(lying(session)).toEqual({ ...lay, score: lay.score + (SCORE_CORRECTED.get(saved.game) ?? 0) });
  expect(refused).toBeUndefined();
  if (!outdated) expect(session.save()).toEqual({ ...saved, options: optionsNow(saved) });
});

test.each(ruledBefore)('continues deal $saved.deal of $saved.game under its first rules', ({ saved, ...lay }) => {
  const { session, refused } = opened(saved);
  expect(lying(session)).toEqual(lay);
  expect(refused).toBeUndefined();
  const again = opened(session.save());
  expect(lying(again.session)).toEqual(lay);
  expect([again.refused, again.outdated]).toEqual([undefined, false]);
});

test.each(ruledBefore)(
  'plays a link to deal $saved.deal of $saved.game by its version’s rules',
  ({ saved, ...lay }) => {
    const link = `baize:${saved.game}#${saved.deal}/v${saved.rules}/${shorten(movesMade(saved).join(' '))}`;
    const session = parseLink(link);
    if (!session.ok) throw new Error(session.error.why);
    expect(lying(session.value)).toEqual(lay);
  },
);

test('lays these seven games differently under the present rules', () => {
  const differing = ruledBefore.filter(({ saved, ...lay }) => {
    const { session, refused } = opened({ ...saved, rules: findGame(saved.game)!.version });
    return refused !== undefined || JSON.stringify(lying(session)) !== JSON.stringify(lay);
  });
  expect([...new Set(differing.map(({ saved }) => saved.game))].toSorted()).toEqual([
    'babette',
    'chinese-spider',
    'cruel',
    'demons-and-thieves',
    'lady-palk',
    'squadron',
    'whitehorse',
  ]);
});

test('uses the present rules for the next deal', () => {
  for (const { saved } of ruledBefore) {
    const { session } = opened(saved);
    const present = presentOptions(session.game, session.options);
    expect(present).not.toContain('former');
  }
});
