import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sharedFacts } from '../../main/store/shared/shared-facts.ts';
import { writeShared } from '../../main/store/shared/shared-file.ts';
import { faultOf } from '../../main/requests/playable.ts';
import type { Settings } from '../../preload/api.ts';
import { textsIn } from '../tools/words/catalogues.ts';
import { MemoryPlace, type Sharing, sharing } from '../main/store/shared/sharing.ts';
import { keptGame } from '../main/store/games.ts';
import type { Chance } from './chance.ts';
import { isKept, isNamed, isRecorded, isSettings } from './oracle.ts';
import { LIAR, type LyingFile, lyingFileBy } from './lies.ts';
import { mistaken, type Outcome, refused, type Target, VALID } from './target.ts';

/** A folder whose files come with a turn of the event loop, so that silences can be seen. */
class SlowPlace extends MemoryPlace {
  override async read(name: string): Promise<string | undefined> {
    await setImmediate();
    return super.read(name);
  }
}

/** Two honest machines with a few games each, and a folder into which a third one lies. */
interface Honest {
  readonly place: MemoryPlace;
  readonly machines: readonly [Sharing, Sharing];
  cases: number;
}

/** After this many cases, two fresh machines continue, because the false states fill them. */
const CASES_A_LIFE = 50;
/** How many exchanges may pass until two machines agree. */
const MAX_ROUNDS = 8;
const OWN_DEALS = [900_001, 900_002, 900_003];

async function honest(): Promise<Honest> {
  const place = new SlowPlace();
  const knows = (kept: Parameters<typeof faultOf>[0]): boolean => faultOf(kept) === undefined;
  const machines = [sharing(place, { knows }), sharing(place, { knows })] as const;
  const made: Honest = { place, machines, cases: 0 };
  giveGames(made);
  for (const { look } of [...machines, machines[0]]) await look();
  return made;
}

/** Gives the first machine games in progress of its own. */
function giveGames({ machines: [one] }: Honest): void {
  for (const deal of OWN_DEALS) one.tables.named.keepBeside(`Mine ${deal}`, keptGame({ deal }));
  one.tables.settings.change({ ownGames: { ...one.tables.settings.read().ownGames, 'own-mine': 'Mine' } });
}

const ownGamesOf = ({ tables }: Sharing): number[] =>
  tables.named
    .list()
    .map(({ deal }) => deal)
    .filter((deal) => OWN_DEALS.includes(deal));

/** Counts the first machine's games that a machine knows, also those that wait until its list has room. */
const ownGamesKnownTo = ({ db }: Sharing): number =>
  db
    .prepare<[], number>("SELECT DISTINCT game ->> 'deal' FROM shared_games")
    .pluck()
    .all()
    .filter((deal) => OWN_DEALS.includes(deal)).length;

/**
 * Puts false files of a machine into a folder. Nothing may fail, no data may be lost, and two honest machines must
 * agree.
 */
export const peers: Target = {
  name: 'peers',
  open: async () => {
    let here = await honest();
    const renew = async (): Promise<void> => {
      for (const { db } of here.machines) db.close();
      here = await honest();
    };
    const run = async (given: unknown): Promise<Outcome> => {
      if (here.cases >= CASES_A_LIFE) await renew();
      here.cases += 1;
      const outcome = await lie(here, given as LyingFile);
      if (outcome.kind === 'mistaken') await renew();
      return outcome;
    };
    const close = async (): Promise<string[]> => {
      for (const { db } of here.machines) db.close();
      return Object.keys(Object.prototype).map((key) => `Object.prototype.${key}`);
    };
    return { make: (chance: Chance) => lyingFileBy(chance), run, close };
  },
};

async function lie(here: Honest, given: LyingFile): Promise<Outcome> {
  const { place, machines } = here;
  const before = machines.map(clockOf);
  const [name, text, drops] = written(given, machines);
  for (const each of place.files.keys()) if (each.includes(LIAR)) place.files.delete(each);
  place.files.set(name, text);
  const first = await machines[0].look();
  if (ownGamesOf(machines[0]).length < OWN_DEALS.length) {
    if (!drops) return mistaken(`has lost ${JSON.stringify(ownGamesOf(machines[0]))}`);
    giveGames(here);
  }
  const rounds = await agree(machines, drops);
  if (rounds !== undefined) return mistaken(rounds);
  const wrong = machines.flatMap((machine, at) => faultsOf(machine, before[at] ?? 0));
  if (wrong[0] !== undefined) return mistaken(wrong[0]);
  const unread = first.unread.find((file) => file.name === name);
  return unread ? refused(`${given.kind}: ${textsIn('en', ['extra'])[`together.${unread.why}`]}`) : VALID;
}

/** Lets both exchange until they have the same data; returns the differences if that never happens. */
async function agree([one, other]: readonly [Sharing, Sharing], drops: boolean): Promise<string | undefined> {
  let last = '';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const looked = [await other.look(), await one.look()].flatMap(({ unread }) => unread);
    const strange = looked.find((file) => !file.name.includes(LIAR));
    last = strange ? `${strange.name} of an honest machine is passed over: ${strange.why}` : differenceOf(one, other);
    if (last === '') break;
  }
  if (last !== '') return last;
  return drops || ownGamesKnownTo(other) === OWN_DEALS.length ? undefined : 'the other has lost games';
}

function differenceOf(one: Sharing, other: Sharing): string {
  const [settings, others] = [one, other].map((machine) => unordered(machine.read()));
  if (!isDeepStrictEqual(settings, others)) {
    const key = (Object.keys(settings ?? {}) as (keyof Settings)[]).find(
      (each) => !isDeepStrictEqual(settings?.[each], others?.[each]),
    );
    return `the setting ${key} is ${JSON.stringify(settings?.[key!])} and ${JSON.stringify(others?.[key!])}`.slice(
      0,
      400,
    );
  }
  const [games, theirs] = [one, other].map((machine) => statesOf(machine));
  return games === theirs ? '' : `the games are ${games} and ${theirs}`.slice(0, 400);
}

const unordered = (settings: Settings): Settings => ({
  ...settings,
  favourites: settings.favourites.toSorted(),
  milestonesTold: settings.milestonesTold.toSorted(),
  puzzlesSolved: sorted(settings.puzzlesSolved),
  puzzlesFailed: sorted(settings.puzzlesFailed),
});
const sorted = (numbers: Settings['puzzlesSolved']): Settings['puzzlesSolved'] =>
  Object.fromEntries(Object.entries(numbers).map(([game, all]) => [game, all.toSorted((a, b) => a - b)]));

const statesOf = ({ db }: Sharing): string =>
  db.prepare<[], string>("SELECT machine || ':' || count FROM shared_games ORDER BY 1").pluck().all().join(' ');

const clockOf = ({ db }: Sharing): number => Number(sharedFacts(db).get('clock') ?? 0);

/** The most that a file may bring our numbers forward: two rounds of catching up, and our own changes. */
const MOST_FORWARD = 20_000_000;
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** Finds rows that a machine should not have kept, and counters that have run away. */
function faultsOf({ tables, db }: Sharing, clock: number): string[] {
  const wrong = (what: string, is: (value: unknown) => boolean, all: readonly unknown[]): string[] =>
    all.filter((each) => !is(each)).map((each) => `${what} kept: ${JSON.stringify(each).slice(0, 200)}`);
  const named = tables.named.all();
  const files = db.prepare<[], number>('SELECT sum(length(game)) FROM shared_games').pluck().get() ?? 0;
  return [
    ...wrong('a game', isKept, tables.kept.all()),
    ...wrong('a named game', isNamed, named),
    ...wrong('a result', isRecorded, tables.results.page(0, 1e9).results),
    ...wrong('settings', isSettings, [tables.settings.read()]),
    ...(named.length > 510 ? [`${named.length} games have names`] : []),
    ...(clockOf({ db } as Sharing) > clock + MOST_FORWARD ? ['the clock has run away'] : []),
    ...(files > MOST_CHARACTERS ? ['the games file is too long for others'] : []),
  ];
}

/** Writes a number that is this much above or below ours, or the largest possible number if that is out of range. */
const numberNear = (ours: number, by: string): string => `${Math.min(ours + Number(by), Number.MAX_VALUE)}`;

/**
 * Returns the name and text of a file, with what depends on the machines filled in, and whether it truly says that
 * games of the first machine were dropped.
 */
function written(
  { kind, name, value, tear, newer }: LyingFile,
  machines: readonly [Sharing, Sharing],
): [string, string, boolean] {
  const [me, peer] = machines.map((machine) => machine.machine());
  const known = JSON.parse(sharedFacts(machines[0].db).get('known') ?? '{}') as Record<string, number>;
  const [ours, clock] = [known[me ?? ''] ?? 0, clockOf(machines[0])];
  const json = JSON.stringify(value)
    .replaceAll('§me', me ?? '')
    .replaceAll('§peer', peer ?? '')
    .replaceAll(/"§ours([+-]\d+)"/g, (_, by: string) => numberNear(ours, by))
    .replaceAll(/"§clock([+-]\d+)"/g, (_, by: string) => numberNear(clock, by));
  const filled = JSON.parse(json) as { known?: Record<string, unknown> | null } | null;
  const whole = writeShared(filled).replace('shares 1', newer ? 'shares 2' : 'shares 1');
  const says = kind === 'games' ? filled?.known : undefined;
  // A machine that has known a game may drop it, whichever machine wrote it.
  const drops =
    says !== undefined &&
    says !== null &&
    Object.entries(known).some(([machine, count]) => Number(says[machine]) <= count);
  return [name, tear === undefined ? whole : whole.slice(0, Math.floor(whole.length * tear)), drops];
}
