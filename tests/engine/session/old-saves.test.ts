import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeCardName } from '../../../engine/model/card.ts';
import { resume } from '../../../engine/session/resume.ts';
import type { Saved } from '../../../engine/session/saved-game.ts';
import { ROOT } from '../../../main/build/root.ts';

/**
 * One game in progress of each way to play, as version 0.1.0 saved it, with the cards on the table: fifty random moves,
 * in every other game with autoplay, and up to three undone. Never regenerated: saves are added, none is changed.
 */
interface OldSave {
  readonly saved: Saved;
  /** The cards of each pile from the bottom; small letters are face down. */
  readonly piles: readonly string[];
  readonly score: number;
  readonly won: boolean;
}

const SAVES_FILE = 'tests/engine/session/fixtures/saves.jsonl.gz';

const old = gunzipSync(readFileSync(join(ROOT, SAVES_FILE)))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as OldSave);

test('there is a save of each of the 188 ways to play that there were', () => {
  expect(new Set(old.map(({ saved }) => `${saved.game} ${saved.options}`)).size).toBe(188);
});

test.each(old)('a game of $saved.game saved with $saved.options opens as it lay', ({ saved, piles, score, won }) => {
  const opened = resume(saved);
  if (!opened.ok) throw new Error(opened.error.why);
  const { session, refused, outdated } = opened.value;
  const { table } = session;
  const found = Array.from({ length: table.piles }, (_, pile) =>
    Array.from({ length: table.size(pile) }, (_, at) => makeCardName(table.at(pile, at))).join(' '),
  );
  expect({ piles: found, score: session.score, won: session.won }).toEqual({ piles, score, won });
  expect(refused).toBeUndefined();
  if (!outdated) expect(session.save()).toEqual(saved);
});
