import { type Card, rankOf } from '../card.ts';
import match from '../games/match-solitaire.ts';
import { parseLog } from '../log.ts';
import { drag, fromOf, isTap, type Move, toOf } from '../move.ts';
import { makeOptions, type OptionsKey, parseOptions } from '../options.ts';
import { deckOf, parseOrder } from '../order.ts';
import type { Role } from '../pile.ts';
import { isDealNumber } from '../resume.ts';
import { Session } from '../session.ts';
import { parseCards } from './cards.ts';
import { type Fault, fault, type Why } from './fault.ts';

/*
 * Match Solitaire's own notation: `3x3x13x5+1 1a 23 *45b`. First the id: cards of a match, suits (an `i` after them, which is ours,
 * says that stacking ignores them), matches, columns, `+` open or `-` closed, and the deal's number or, which is ours too, its
 * cards: `2x1x1x3+ACAC`. Then the moves from place to place, columns 1, 2, 3 …, cells a, b, c …; `*` and the places of a match; `+`
 * deals a row. Moves may stand together or apart.
 */

/** Whether a text, right or wrong, is meant in this notation. */
export const isMatchText = (text: string): boolean => /^\s*\d+x\d+/i.test(text);

/** The game of such a text, its moves played; the tokens a fault counts are the moves, or the words of the moves that stand together. */
export function parseMatch(text: string): Session | Fault {
  const [id = '', ...words] = text.trim().toLowerCase().replaceAll(/[−–]/g, '-').split(/\s+/);
  const session = parseId(id);
  if (!(session instanceof Session)) return session;
  const places = placesOf(session);
  for (const [at, word] of words.entries()) {
    const why = playWord(session, places, word);
    if (why !== undefined) return fault(why, at + 1, word);
  }
  return session;
}

/** The id of a session and the moves that stand; a match that is not yet whole is left out. */
export function makeMatch(session: Session): string {
  const { options, deal, cards } = session;
  const again = Session.begin(match, options, cards === '' ? deal : (parseOrder(cards) ?? deal));
  const { moves, at } = session.save();
  const log = parseLog(moves);
  const words = makeWords(again, 'badMove' in log ? [] : log.slice(0, at).map(({ move }) => move));
  return `${makeMatchId(session)} ${words}`.trimEnd();
}

export function makeMatchId({ options, deal, cards }: Session): string {
  const { pack, ignore, matches, columns, deal: way } = parseOptions(match, options) ?? {};
  return `${pack}${ignore === true ? 'i' : ''}x${matches}x${columns}${way === 'closed' ? '-' : '+'}${cards || deal}`;
}

const ID = /^(\d+x\d+)(i?)x(\d+)x(\d+)([+-])(\w+)$/;

function parseId(id: string): Session | Fault {
  const [, pack = '', ignore, matches = '', columns = '', way, deal = ''] = ID.exec(id) ?? [];
  if (deal === '') return fault('game', 1, id);
  const answers = { pack, matches, columns, deal: way === '-' ? 'closed' : 'open', ignore: ignore === 'i' };
  const options = makeOptions(match, answers);
  const wrong = (['pack', 'matches', 'columns'] as const).find((key) => !has(key, answers[key]));
  if (wrong !== undefined) return fault('option', 1, answers[wrong]);
  const dealt = parseDeal(deal, options);
  return typeof dealt === 'object' && 'why' in dealt ? dealt : Session.begin(match, options, dealt);
}

function has(key: string, value: string): boolean {
  const option = match.options[key];
  return option?.kind === 'choice' && Object.hasOwn(option.values, value);
}

function parseDeal(text: string, options: OptionsKey): number | readonly Card[] | Fault {
  if (!/^\d+$/.test(text)) return parseCards(text, deckOf(match, options));
  return isDealNumber(Number(text)) ? Number(text) : fault('deal', 1, text);
}

/** What the notation needs of a table: columns and cells by their names, where matches go, how many cards they take. */
interface Places {
  readonly named: ReadonlyMap<string, number>;
  readonly collected: number;
  readonly size: number;
}

function placesOf({ shapes, options }: Session): Places {
  const those = (role: Role): number[] => shapes.flatMap((shape, pile) => (shape.role === role ? [pile] : []));
  const columns = those('tableau').map((pile, at) => [`${at + 1}`, pile] as const);
  const cells = those('cell').map((pile, at) => ['abcdefgh'.charAt(at), pile] as const);
  const size = Number.parseInt(String(parseOptions(match, options)?.['pack']), 10);
  return { named: new Map([...columns, ...cells]), collected: those('foundation')[0] ?? 0, size };
}

/** Plays the moves of one token; gives what is wrong with it, or undefined. */
function playWord(session: Session, places: Places, word: string): Why | undefined {
  const part = new RegExp(`\\+|\\*\\w{${places.size}}|\\w{2}|\\*`, 'y');
  while (part.lastIndex < word.length) {
    const text = part.exec(word)?.[0];
    const why = text === undefined ? 'move' : playPart(session, places, text);
    if (why !== undefined) return why;
  }
  return undefined;
}

function playPart(session: Session, places: Places, part: string): Why | undefined {
  if (part === '+') return session.dealMove !== undefined && session.play(session.dealMove) ? undefined : 'forbidden';
  const piles = part
    .replace('*', '')
    .split('')
    .map((name) => places.named.get(name));
  if (piles.includes(undefined)) return 'place';
  const [from = 0, to = 0, ...more] = piles.filter((pile) => pile !== undefined);
  if (part.startsWith('*')) return playMatch(session, places, [from, to, ...more]) ? undefined : 'match';
  return session.play(drag(from, 1, to)) ? undefined : 'forbidden';
}

/** One after the other, until the rest has followed by itself. */
function playMatch(session: Session, { collected, size }: Places, piles: readonly number[]): boolean {
  const { table } = session;
  const ranks = new Set(piles.map((pile) => rankOf(table.top(pile))));
  if (new Set(piles).size !== size || ranks.size > 1) return false;
  const all = table.size(collected) + size;
  return piles.every((pile) => table.size(collected) === all || session.play(drag(pile, 1, collected)) !== undefined);
}

/** The moves in tokens, played on a session that stands at the deal. */
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
