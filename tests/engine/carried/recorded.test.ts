import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ForeignGame, ForeignPosition } from '../../../engine/carried/foreign-game.ts';
import { PYSOL_MAP } from '../../../engine/carried/maps/game-map.ts';
import { openForeignGame } from '../../../engine/carried/open-game.ts';
import { parseCards } from '../../tools/conformance/cards.ts';

/* Recorded games of PySolFC, opened as if they were saved there: the first of each game. */

const TRACES = join(import.meta.dirname, '../../traces/pysolfc');

/** The fields of a recorded game that are used here. */
interface Recorded {
  readonly pysol: number;
  readonly seed: number;
  readonly shuffles: readonly string[];
  readonly deal: { readonly piles: readonly string[] };
  readonly steps: readonly { readonly piles?: Readonly<Record<string, string>> }[];
}

function recordedIn(file: string): Recorded {
  const text = gunzipSync(readFileSync(join(TRACES, file))).toString();
  return JSON.parse(text.slice(0, text.indexOf('\n'))) as Recorded;
}

function positionsOf({ deal, steps }: Recorded): ForeignPosition[] {
  const positions: ForeignPosition[] = [deal.piles.map(parseCards)];
  for (const { piles = {} } of steps) {
    const before = positions.at(-1) ?? [];
    positions.push(before.map((cards, at) => (piles[at] === undefined ? cards : parseCards(piles[at]))));
  }
  return positions;
}

/** Returns a game as its file would hold it; undefined where Baize does not have it. */
function savedGame(recorded: Recorded): ForeignGame | undefined {
  const mapped = PYSOL_MAP.get(String(recorded.pysol));
  if (!mapped) return undefined;
  const positions = positionsOf(recorded);
  return {
    kind: 'game',
    source: 'PySolFC',
    choices: [{ game: mapped.game, options: mapped.options }],
    number: { program: 'pysolfc', text: String(recorded.seed) },
    piles: recorded.deal.piles.map((_, at) => ({ name: String(at), use: undefined })),
    positions,
    isHistory: true,
    current: positions.length - 1,
  };
}

/** Why not all moves of a game are played. */
type Reason = 'cards shuffled in play' | 'other cards are dealt' | 'other piles or rules';

function reasonOf(game: ForeignGame, { shuffles }: Recorded): Reason | undefined {
  const [opened] = openForeignGame(game);
  if (opened?.played === opened?.moves && opened) return undefined;
  if (shuffles.length > 1) return 'cards shuffled in play';
  return opened ? 'other piles or rules' : 'other cards are dealt';
}

test('continues recorded games of PySolFC with all moves except those listed', { timeout: 240_000 }, () => {
  const partly: Record<Reason, string[]> = {
    'cards shuffled in play': [],
    'other cards are dealt': [],
    'other piles or rules': [],
  };
  let whole = 0;
  for (const file of readdirSync(TRACES).toSorted()) {
    const recorded = recordedIn(file);
    const game = savedGame(recorded);
    if (!game) continue;
    const reason = reasonOf(game, recorded);
    if (reason) partly[reason].push(file.replace('.jsonl.gz', ''));
    else whole += 1;
  }
  expect(partly).toEqual({
    'cards shuffled in play': [
      'blue-moon',
      'galary',
      'intelligence',
      'knockout',
      'la-belle-lucie',
      'paganini',
      'red-moon',
      'super-flower-garden',
      'three-shuffles-and-a-draw',
      'trefoil',
    ],
    'other cards are dealt': ['archway', 'faerie-queen', 'kings', 'salic-law', 'virginia-reel'],
    'other piles or rules': [
      'calculation',
      'fort',
      'granada',
      'grand-duchess',
      'interregnum',
      'parisienne',
      'sly-fox',
      'zodiac',
    ],
  });
  expect(whole).toBe(191);
});
