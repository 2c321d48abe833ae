import { describe, expect, test } from 'vitest';
import { type AddedUp, addUpTotals } from '../../../engine/carried/added-up.ts';
import type { ForeignRecords, WhyLeftOut } from '../../../engine/carried/foreign-file.ts';
import { AISLERIOT_CHOICES, PYSOL_MAP } from '../../../engine/carried/maps/game-map.ts';
import { readForeign } from '../../../engine/carried/read-foreign.ts';
import { findGame } from '../../../engine/games/index.ts';
import { completeOptions } from '../../../engine/model/options.ts';
import { expectedOf, sampleBytes, samplesIn } from './samples.ts';

function recordsOf(folder: string, file: string): ForeignRecords {
  const read = readForeign(sampleBytes(folder, file), 'typed');
  if (!read.ok) throw new Error(`${file}: ${read.error}`);
  if (read.value.kind !== 'records') throw new Error(`${file}: a saved game`);
  return read.value;
}

const sumsOf = ({ players }: ForeignRecords): AddedUp[] => players.flatMap((player) => addUpTotals(player));
const whole = (game: string, options: string): string =>
  options === '' ? '' : (completeOptions(findGame(game)!, options) ?? 'none');
const reasonsOf = ({ leftOut }: ForeignRecords): Record<string, WhyLeftOut> =>
  Object.fromEntries(leftOut.map(({ what, why }) => [what, why]));

interface Counts {
  readonly played: number;
  readonly won: number;
}
interface OtherGames extends Counts {
  readonly games: number;
}

const otherIn = (sums: readonly AddedUp[]): OtherGames => {
  const other = sums.find(({ game }) => game === '');
  return { games: other?.ids.length ?? 0, played: other?.played ?? 0, won: other?.won ?? 0 };
};

describe('a key file of AisleRiot', () => {
  interface Expected extends Counts {
    readonly variation: string;
    readonly recent: readonly string[];
    readonly games: Readonly<Record<string, Counts & { readonly best: number | null; readonly worst: number | null }>>;
    readonly options: Readonly<Record<string, number>>;
    readonly leftOut: Readonly<Record<string, string>>;
    readonly other?: OtherGames;
  }

  test.each(samplesIn('aisleriot', '.ini'))('gives the expected totals, games and options for %s', (name) => {
    const expected = expectedOf('aisleriot', name) as Expected;
    const records = recordsOf('aisleriot', `${name}.ini`);
    const known = records.players.flatMap(({ totals }) => totals).filter(({ ours }) => ours !== undefined);
    const seconds = (time: number | null): number | null => (time === null ? null : time / 1000);
    expect(
      Object.fromEntries(
        known.map(({ ours, played, won, bestTime, worstTime }) => [
          ours?.game,
          { played, won, best: seconds(bestTime), worst: seconds(worstTime) },
        ]),
      ),
    ).toEqual(expected.games);
    const sums = sumsOf(records).filter(({ game }) => game !== '');
    expect(sums.every(({ options }) => options === '')).toBe(true);
    expect(sums.reduce((sum, { played }) => sum + played, 0)).toBe(expected.played);
    expect(sums.reduce((sum, { won }) => sum + won, 0)).toBe(expected.won);
    expect(otherIn(sumsOf(records))).toEqual(expected.other ?? { games: 0, played: 0, won: 0 });
    expect(records.choices).toMatchObject({ recent: expected.recent, last: expected.variation });
    const options = Object.entries(expected.options).map(([game, bits]) => [
      game,
      AISLERIOT_CHOICES.get(`${game}:${bits}`),
    ]);
    expect(records.choices.options).toEqual(Object.fromEntries(options));
    const named = Object.keys(expected.leftOut).filter((what) => !what.endsWith('.scm'));
    expect(Object.keys(reasonsOf(records)).toSorted()).toEqual(named.toSorted());
    for (const [what, why] of Object.entries(reasonsOf(records)))
      expect(why).toBe(expected.leftOut[what]?.startsWith('no Statistic') ? 'no-counts' : 'no-numbers');
  });
});

describe('a settings file of KPatience', () => {
  interface Row extends Counts {
    readonly game: string;
    readonly options: string;
    readonly ids: readonly number[];
    readonly bestStreak: number | null;
    readonly fewestMoves: number | null;
  }
  interface Expected {
    readonly rows: readonly Row[];
    readonly other: OtherGames;
  }

  test.each(samplesIn('kpatience', '.rc'))('%s has the totals that are expected', (name) => {
    const expected = expectedOf('kpatience', name) as Expected;
    const records = recordsOf('kpatience', `${name}.rc`);
    const sums = sumsOf(records);
    // The file of KDE 4 has no streaks, though its description names some.
    const hasStreaks = new TextDecoder().decode(sampleBytes('kpatience', `${name}.rc`)).includes('maxwinstreak');
    const rows = expected.rows.map(({ game, options, ids, bestStreak, ...row }) => ({
      ...row,
      game,
      options: whole(game, options),
      ids: ids.map(String).toSorted(),
      longestWins: hasStreaks ? bestStreak : null,
    }));
    const byName = (one: { game: string; options: string }, two: { game: string; options: string }): number =>
      `${one.game} ${one.options}` < `${two.game} ${two.options}` ? -1 : 1;
    expect(
      sums
        .filter(({ game }) => game !== '')
        .map(({ game, options, ids, played, won, longestWins, fewestMoves }) => ({
          game,
          options,
          ids: ids.toSorted(),
          played,
          won,
          longestWins,
          fewestMoves,
        }))
        .toSorted(byName),
    ).toEqual(rows.toSorted(byName));
    expect(otherIn(sums)).toEqual(expected.other);
    expect(records.leftOut).toEqual([]);
    expect(records.mixesDecks).toBe(name === 'two-deck-freecell' ? true : undefined);
  });
});

describe('statistics of PySolFC', () => {
  interface ExpectedGame extends Counts {
    readonly lost: number;
    readonly bestTime: number | null;
    readonly fewestMoves: number | null;
  }
  type Line = readonly [id: number, deal: string, status: number, begun: number, elapsed: number];
  interface Expected {
    readonly players: Readonly<
      Record<
        string,
        {
          readonly games: Readonly<Record<string, ExpectedGame>>;
          readonly all: Counts;
          readonly log: number;
          readonly monthsUTC?: Readonly<Record<string, readonly [number, number]>>;
          readonly logFirst: Line;
          readonly logLast: Line;
        }
      >
    >;
    readonly demo?: object;
  }

  test.each(samplesIn('pysolfc', '.dat').filter((name) => name !== 'empty'))(
    'give the expected players, totals and results for %s',
    (name) => {
      const expected = expectedOf('pysolfc', name) as Expected;
      const records = recordsOf('pysolfc', `${name}.dat`);
      expect(records.players.map((player) => player.name).toSorted()).toEqual(Object.keys(expected.players).toSorted());
      expect(records.leftOut.filter(({ why }) => why === 'demo')).toHaveLength(expected.demo ? 1 : 0);
      for (const { name: player, totals, all, log } of records.players) {
        const wanted = expected.players[player]!;
        expect(
          Object.fromEntries(
            totals.map(({ id, played, won, bestTime, fewestMoves }) => [
              id,
              { played, won, lost: played - won, bestTime, fewestMoves },
            ]),
          ),
        ).toEqual(
          Object.fromEntries(
            Object.entries(wanted.games).map(([id, { played, won, lost, bestTime, fewestMoves }]) => [
              id,
              { played, won, lost, fewestMoves, bestTime: bestTime === null ? null : Math.round(bestTime * 1000) },
            ]),
          ),
        );
        expect(all).toEqual(wanted.all);
        expect(log).toHaveLength(wanted.log);
        for (const [line, at] of [[wanted.logFirst, 0] as const, [wanted.logLast, -1] as const])
          expect(log.at(at)).toMatchObject({ id: String(line[0]), deal: line[1], won: line[2] > 0 });
        const months: Record<string, [number, number]> = {};
        for (const { begun, won } of log) {
          const [played, wins] = months[new Date(begun).toISOString().slice(0, 7)] ?? [0, 0];
          months[new Date(begun).toISOString().slice(0, 7)] = [played + 1, wins + (won ? 1 : 0)];
        }
        if (wanted.monthsUTC) expect(months).toEqual(wanted.monthsUTC);
      }
    },
  );

  test('have nothing to import without games', () => {
    expect(readForeign(sampleBytes('pysolfc', 'empty.dat'), '')).toEqual({ ok: false, error: 'nothing' });
  });

  test('add retired numbers to their successors', () => {
    const records = recordsOf('pysolfc', 'old-ids-and-log-shapes.dat');
    const sums = sumsOf(records);
    expect(sums.find(({ game }) => game === 'la-belle-lucie')).toMatchObject({ ids: ['901', '32'], played: 8, won: 8 });
    expect(otherIn(sums)).toEqual({ games: 1, played: 4, won: 4 });
  });
});

describe('options of PySolFC', () => {
  interface Expected {
    readonly favourites: readonly number[];
    readonly recent: readonly number[];
    readonly lastGame: number;
  }

  test.each(samplesIn('pysolfc', '.cfg'))('give the expected favourites and recent games for %s', (name) => {
    const { favourites, recent, lastGame } = expectedOf('pysolfc', name) as Expected;
    const ours = (ids: readonly number[]): string[] => [
      ...new Set(ids.flatMap((id) => PYSOL_MAP.get(String(id))?.game ?? [])),
    ];
    const { choices } = recordsOf('pysolfc', `${name}.cfg`);
    expect(choices).toEqual({
      favourites: ours(favourites),
      recent: ours(recent),
      options: {},
      last: ours([lastGame])[0],
    });
    expect(choices.recent.length).toBeGreaterThan(0);
  });
});

describe('a registry file with FreeCell of Windows', () => {
  interface Expected extends Counts {
    readonly lost: number;
    readonly longestWins: number | null;
    readonly longestLosses: number | null;
  }

  test.each(samplesIn('windows', '.reg'))('%s has the totals that are expected', (name) => {
    const { played, won, lost, longestWins, longestLosses } = expectedOf('windows', name) as Expected;
    const sums = sumsOf(recordsOf('windows', `${name}.reg`));
    expect(sums).toMatchObject([{ game: 'freecell', played, won, longestWins, longestLosses }]);
    expect(played - won).toBe(lost);
  });
});

describe('a table of totals', () => {
  interface Expected {
    readonly rows: readonly (Counts & { readonly game: string; readonly options: string; readonly source: string })[];
    readonly leftOut: Readonly<Record<string, string>>;
  }
  const REASONS: Readonly<Record<string, WhyLeftOut>> = {
    'more won than played': 'more-won',
    negative: 'negative',
    'unknown game': 'unknown-game',
    'no whole number': 'no-whole-number',
    'no such option': 'unknown-options',
    'no plain number': 'no-whole-number',
    'too few fields': 'too-few',
  };

  test.each(samplesIn('csv', '.csv'))('gives the expected lines for %s and names the others', (name) => {
    const { rows, leftOut } = expectedOf('csv', name) as Expected;
    const records = recordsOf('csv', `${name}.csv`);
    const read = records.players.flatMap(({ source, totals }) =>
      totals.map(({ ours, played, won }) => ({ game: ours?.game, options: ours?.options, played, won, source })),
    );
    expect(read).toEqual(rows);
    expect(reasonsOf(records)).toEqual(
      Object.fromEntries(Object.entries(leftOut).map(([line, why]) => [line, REASONS[why]])),
    );
  });

  test('may use semicolons, any order of columns and English names', () => {
    const text = 'Won;Played;Game\r\n3;40;Klondike\r\n1;2;"Grandfather’s; Clock"\r\n';
    const read = readForeign(new TextEncoder().encode(text), 'Before');
    expect(read.ok && read.value).toMatchObject({
      players: [{ source: 'Before', totals: [{ id: 'klondike', played: 40, won: 3 }] }],
      leftOut: [{ what: '3', why: 'unknown-game' }],
    });
  });
});
