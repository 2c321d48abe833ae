import type { Misread } from '../session/fault.ts';
import { type Card, rankOf } from '../model/card.ts';
import match from '../games/freecell/match-solitaire.ts';
import { parseLog } from '../session/log.ts';
import { drag, fromOf, isTap, type Move, toOf } from '../model/move.ts';
import { makeOptions, type OptionsKey, parseOptions } from '../model/options.ts';
import { parseOrder } from '../model/deck-order.ts';
import type { Role } from '../model/pile.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { isDealNumber } from '../session/resume.ts';
import { Session } from '../session/session.ts';

/*
 * Match Solitaire's own notation: `3x3x13x5+1 1a 23 *45b`. First the id: cards of a match, suits (an `i` after them,
 * Baize's addition, means that stacking ignores suits), matches, columns, `+` open or `-` closed, the deal's number.
 * Then the moves from place to place, columns 1, 2, 3 …, cells a, b, c …; `*` and the places of a match; `+` deals a
 * row. Moves may be joined or separated.
 */

/** Whether a text is meant in this notation, whether or not it is correct. */
export const isMatchText = (text: string): boolean => /^\s*\d+x\d+/i.test(text);

/**
 * Parses such a text and plays its moves. `own` are the cards of the deal, the first dealt first, instead of those that
 * its number gives; they must be the deck of the version that the id names.
 */
export function parseMatch(text: string, own?: readonly Card[]): Result<Session, Misread> {
  const [id = '', ...words] = text
    .trim()
    .toLowerCase()
    .replaceAll(/[−–]/g, '-')
    .split(/\s+/);
  const read = parseId(id);
  if (typeof read === 'string') return fail({ token: 1, text: id, why: read });
  if (own === undefined && !isDealNumber(read.deal)) return fail({ token: 1, text: id, why: 'deal' });
  const session = Session.begin(match, read.options, own ?? read.deal);
  const places = placesOf(session);
  for (const [at, word] of words.entries()) {
    const why = playWord(session, places, word);
    if (why !== undefined) return fail({ token: at + 2, text: word, why });
  }
  return succeed(session);
}

/** Writes a session's id and the moves made; a custom deal has the number 0. A match not yet complete is left out. */
export function makeMatch(session: Session): string {
  const own = parseOrder(session.cards) ?? [];
  const again = Session.begin(match, session.options, own.length > 0 ? own : session.deal);
  const { moves, at } = session.save();
  const log = parseLog(moves);
  const words = makeWords(again, log.ok ? log.value.slice(0, at).map(({ move }) => move) : []);
  return `${makeMatchId(session.options, own.length > 0 ? 0 : session.deal)} ${words}`.trimEnd();
}

function makeMatchId(options: OptionsKey, deal: number): string {
  const { pack, ignore, matches, columns, closed } = parseOptions(match, options) ?? {};
  return `${pack}${ignore === true ? 'i' : ''}x${matches}x${columns}${closed === true ? '-' : '+'}${deal}`;
}

const MATCH_ID = /^(\d+x\d+)(i?)x(\d+)x(\d+)([+-])(\d{1,10})$/;

function parseId(id: string): { readonly options: OptionsKey; readonly deal: number } | Misread['why'] {
  const [, pack = '', ignore, matches = '', columns = '', way, deal] = MATCH_ID.exec(id) ?? [];
  if (deal === undefined) return 'id';
  const answers = { pack, matches, columns, closed: way === '-', ignore: ignore === 'i' };
  const options = makeOptions(match, answers);
  const wrong = (['pack', 'matches', 'columns'] as const).find((key) => !isOptionValue(key, answers[key]));
  return wrong ?? { options, deal: Number(deal) };
}

function isOptionValue(key: string, value: string): boolean {
  const option = match.options[key];
  return option?.kind === 'choice' && Object.hasOwn(option.values, value);
}

/**
 * The facts about a table that the notation needs: columns and cells by name, the pile for matches, and the cards of a
 * match.
 */
interface Places {
  readonly named: ReadonlyMap<string, number>;
  readonly collected: number;
  readonly size: number;
}

function placesOf({ shapes, options }: Session): Places {
  const pilesOfRole = (role: Role): number[] => shapes.flatMap((shape, pile) => (shape.role === role ? [pile] : []));
  const columns = pilesOfRole('tableau').map((pile, at) => [`${at + 1}`, pile] as const);
  const cells = pilesOfRole('cell').map((pile, at) => ['abcdefgh'.charAt(at), pile] as const);
  const size = Number.parseInt(String(parseOptions(match, options)?.['pack']), 10);
  return { named: new Map([...columns, ...cells]), collected: pilesOfRole('foundation')[0] ?? 0, size };
}

/** Plays the moves of one token; returns its fault, or undefined. */
function playWord(session: Session, places: Places, word: string): Misread['why'] | undefined {
  const part = new RegExp(`\\+|\\*\\w{${places.size}}|\\w{2}|\\*`, 'y');
  while (part.lastIndex < word.length) {
    const text = part.exec(word)?.[0];
    const why = text === undefined ? 'move' : playPart(session, places, text);
    if (why !== undefined) return why;
  }
  return undefined;
}

function playPart(session: Session, places: Places, part: string): Misread['why'] | undefined {
  if (part === '+')
    return session.dealing.move !== undefined && session.play(session.dealing.move) ? undefined : 'forbidden';
  const piles = part
    .replace('*', '')
    .split('')
    .map((name) => places.named.get(name));
  if (piles.includes(undefined)) return 'place';
  const [from = 0, to = 0, ...more] = piles.filter((pile) => pile !== undefined);
  if (part.startsWith('*')) return playMatch(session, places, [from, to, ...more]) ? undefined : 'match';
  return session.play(drag(from, 1, to)) ? undefined : 'forbidden';
}

/** Plays the cards of a match one after the other, until the rest follows automatically. */
function playMatch(session: Session, { collected, size }: Places, piles: readonly number[]): boolean {
  const { table } = session;
  const ranks = new Set(piles.map((pile) => rankOf(table.top(pile))));
  if (new Set(piles).size !== size || ranks.size > 1) return false;
  const all = table.size(collected) + size;
  return piles.every((pile) => table.size(collected) === all || session.play(drag(pile, 1, collected)) !== undefined);
}

/** Writes the moves as tokens, playing them on a session at its deal. */
function makeWords(session: Session, moves: readonly Move[]): string {
  const { named, collected, size } = placesOf(session);
  const names = new Map([...named].map(([name, pile]) => [pile, name]));
  const words: string[] = [];
  let taken: string[] = [];
  for (const move of moves) {
    const changes = session.play(move) ?? [];
    if (isTap(move)) words.push('+');
    else if (toOf(move) !== collected) words.push(`${names.get(fromOf(move))}${names.get(toOf(move))}`);
    else taken.push(...changes.flatMap((change) => (change.kind === 'move' ? (names.get(change.from) ?? []) : [])));
    if (taken.length === size) words.push(`*${taken.toSorted().join('')}`);
    if (taken.length === size) taken = [];
  }
  return words.join(' ').replaceAll(/(?<=\+) (?=\+)/g, '');
}
