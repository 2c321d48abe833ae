import { completeOptions, fail, findGame, type Result, succeed } from '../../../../engine/rules.ts';
import {
  addUpTotals,
  type ForeignChoices,
  type ForeignFault,
  type ForeignGame,
  type ForeignPlayer,
  type ForeignRecords,
  MAX_FOREIGN_BYTES,
  readForeign,
} from '../../../../engine/text.ts';
import {
  type Bridge,
  type CarriedTotal,
  type FoundForeign,
  MAX_CARRIED_AT_ONCE,
  MAX_RECENT,
  type NewCarried,
  type Settings,
} from '../../../../preload/api.ts';

/** A file of another program: its contents, or the reason why it can't be read. */
export interface ForeignFile {
  /** Its name, or its path where Baize has found it. */
  readonly name: string;
  readonly read: Result<ForeignRecords | ForeignGame, ForeignFault | 'unreadable'>;
}

/** The texts that need the player's language. */
export interface ForeignWords {
  /** Stands for a program that a file doesn't name. */
  readonly untitled: string;
  /** Returns our game for a name in the player's language. */
  readonly byName: (name: string) => string | undefined;
}

/** Reads a file that the player has chosen or dropped. */
export async function readForeignFile(file: File, words: ForeignWords): Promise<ForeignFile> {
  const { name } = file;
  if (file.size > MAX_FOREIGN_BYTES) return { name, read: fail('too-large') };
  // The file may have been changed or removed since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return { name, read: bytes ? readForeign(new Uint8Array(bytes), words.untitled, words.byName) : fail('unreadable') };
}

/** Reads a file that the host has found. */
export const readFoundFile = ({ path, base64 }: FoundForeign, { untitled, byName }: ForeignWords): ForeignFile => ({
  name: path,
  read: readForeign(
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    untitled,
    byName,
  ),
});

/** Totals as they would be stored, with the games there that are added up in them. */
export interface PreviewedTotal {
  readonly total: NewCarried;
  /** Their numbers or ids, and their names; '' where only the number is known. */
  readonly theirs: readonly { readonly id: string; readonly name: string }[];
}

/** Returns a player's totals, the most played first, without games that were not played. */
export const previewTotals = (player: ForeignPlayer, mixesDecks = false): PreviewedTotal[] =>
  addUpTotals(player)
    .filter(({ played }) => played > 0)
    .toSorted((one, other) => other.played - one.played)
    .map(({ ids, names, rules, ...total }) => ({
      total: {
        ...total,
        source: player.source,
        player: player.name,
        games: ids.length,
        // FreeCell's counter holds games with two decks, which are not Baize's FreeCell.
        rules: mixesDecks && total.game === 'freecell' ? 'other' : rules,
      },
      theirs: ids.map((id, at) => ({ id, name: names[at] ?? '' })),
    }));

/** Returns a player's totals as they would be stored. */
export const totalsToStore = (player: ForeignPlayer, mixesDecks = false): NewCarried[] =>
  previewTotals(player, mixesDecks).map(({ total }) => total);

/** The totals that were stored and the ones they replaced, so that the import can be undone. */
export interface StoredTotals {
  readonly stored: readonly NewCarried[];
  readonly before: readonly CarriedTotal[];
}

const keyOf = ({ source, player, game, options }: NewCarried) => ({ source, player, game, options });
const nameOf = (total: NewCarried): string => JSON.stringify(keyOf(total));

/** Stores totals in place of those of the same program, player, game and options; returns a refusal's message. */
export async function storeTotals(
  bridge: Bridge,
  totals: readonly NewCarried[],
): Promise<Result<StoredTotals, string>> {
  const list = await bridge.request('carried.list');
  if (!list.ok) return fail(list.refusal.message);
  const names = new Set(totals.map(nameOf));
  const before = list.value.filter((total) => names.has(nameOf(total)));
  const refusal = await keepTotals(bridge, totals);
  if (refusal === undefined) return succeed({ stored: totals, before });
  // If some totals were refused, none may stay.
  await takeBackTotals(bridge, { stored: totals, before });
  return fail(refusal);
}

async function keepTotals(bridge: Bridge, totals: readonly NewCarried[]): Promise<string | undefined> {
  for (let at = 0; at < totals.length; at += MAX_CARRIED_AT_ONCE) {
    const reply = await bridge.request('carried.keep', totals.slice(at, at + MAX_CARRIED_AT_ONCE));
    if (!reply.ok) return reply.refusal.message;
  }
  return undefined;
}

/** Drops what was stored and puts back what it had replaced; returns a refusal's message. */
export async function takeBackTotals(bridge: Bridge, { stored, before }: StoredTotals): Promise<string | undefined> {
  const replaced = new Set(before.map(nameOf));
  const refusal = await dropTotals(
    bridge,
    stored.filter((total) => !replaced.has(nameOf(total))),
  );
  if (refusal !== undefined) return refusal;
  return keepTotals(
    bridge,
    before.map(({ taken: _taken, ...total }) => total),
  );
}

/** Drops totals; returns a refusal's message. */
export async function dropTotals(bridge: Bridge, totals: readonly NewCarried[]): Promise<string | undefined> {
  for (let at = 0; at < totals.length; at += MAX_CARRIED_AT_ONCE) {
    const reply = await bridge.request('carried.drop', totals.slice(at, at + MAX_CARRIED_AT_ONCE).map(keyOf));
    if (!reply.ok) return reply.refusal.message;
  }
  return undefined;
}

/** The choices of a player, by kind. */
export const CHOICE_KINDS = ['favourites', 'recent', 'options'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];
export type ChoiceSettings = Pick<Settings, ChoiceKind>;

/** Returns the additions that choices would make to the settings, by kind, without those that add nothing. */
export function addedChoices(settings: Settings, choices: ForeignChoices): Partial<ChoiceSettings> {
  const favourites = newTo(settings.favourites, choices.favourites);
  const recent = newTo(settings.recent, [...(choices.last === null ? [] : [choices.last]), ...choices.recent]);
  const room = Math.max(0, MAX_RECENT - settings.recent.length);
  const options = Object.entries(choices.options).flatMap(([id, theirs]) => {
    const game = Object.hasOwn(settings.options, id) ? undefined : findGame(id);
    const whole = game && completeOptions(game, theirs);
    return whole === undefined ? [] : [[id, whole] as const];
  });
  return {
    ...(favourites.length > 0 && { favourites: [...settings.favourites, ...favourites] }),
    ...(recent.length > 0 && room > 0 && { recent: [...settings.recent, ...recent.slice(0, room)] }),
    ...(options.length > 0 && { options: { ...settings.options, ...Object.fromEntries(options) } }),
  };
}

/** Returns the settings without what choices have added to those `before`; whatever changed since stays. */
export function withoutAdded(
  now: Settings,
  before: ChoiceSettings,
  added: Partial<ChoiceSettings>,
): Partial<ChoiceSettings> {
  const without = (kind: 'favourites' | 'recent'): readonly string[] =>
    now[kind].filter((id) => before[kind].includes(id) || added[kind]?.includes(id) !== true);
  const isAdded = ([id, options]: readonly [string, string]): boolean =>
    !Object.hasOwn(before.options, id) && added.options?.[id] === options;
  return {
    ...(added.favourites && { favourites: without('favourites') }),
    ...(added.recent && { recent: without('recent') }),
    ...(added.options && {
      options: Object.fromEntries(Object.entries(now.options).filter((entry) => !isAdded(entry))),
    }),
  };
}

const newTo = (ours: readonly string[], theirs: readonly string[]): string[] =>
  [...new Set(theirs)].filter((id) => !ours.includes(id) && findGame(id) !== undefined);
