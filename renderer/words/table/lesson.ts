import { isFaceDown, type PileShape } from '../../../engine/rules.ts';
import type { LessonPoint } from '../../../engine/search.ts';
import { capital, cardNoun, listNoun, rankNoun } from './cards.ts';
import type { GameRules } from './game-rules.ts';
import type { Noun } from '../noun.ts';
import { sayBuilt, sayOrder, sayPaired, sayTogether } from './orders.ts';
import { kindValues, type PileKind } from './pile-names.ts';
import { hasWord, say } from '../say.ts';
import { isFlat, isRow } from './piles.ts';
import { joinSentences } from '../joins.ts';
import { sentencesIn } from './sentences.ts';

/** Games whose handwritten rules are shown in addition to those of their piles. */
const ADDITIONAL_RULES: ReadonlySet<string> = new Set(['simple-simon', 'spider']);
/** Games whose handwritten rules say which cards move together. */
const RUNS: ReadonlySet<string> = new Set(['simple-simon', 'spider']);
/** Kinds of moves whose rules are otherwise the handwritten ones, not those of the piles. */
const HANDWRITTEN_KINDS: ReadonlySet<LessonPoint['kind']> = new Set(['lay', 'start', 'remove', 'exchange']);

/** Whether the handwritten rules of a game only add to those of its piles. */
export const hasAdditionalRules = (game: string): boolean => ADDITIONAL_RULES.has(game);

/** What a lesson is about. */
export interface Taught {
  readonly game: string;
  /** The piles of the game. */
  readonly shapes: readonly PileShape[];
  /** Its rules in the current language; undefined: they could not be fetched. */
  readonly rules: GameRules | undefined;
}

/** Returns the handwritten rules that a lesson begins with; '' where it has none. */
export const sayFirstRules = ({ rules }: Taught): string => rules?.handwritten || rules?.own || '';

/**
 * Returns what a lesson says about each of its moves: what happens, and the rules it shows, in the words of the page of
 * rules. Each rule is said once.
 */
export function sayPoints(points: readonly LessonPoint[], taught: Taught): string[][] {
  const { game } = taught;
  const stated = new Set<string>();
  return points.map((point) => {
    const isOwn = RUNS.has(game)
      ? point.kind === 'run'
      : taught.rules?.handwritten && HANDWRITTEN_KINDS.has(point.kind) && !ADDITIONAL_RULES.has(game);
    const all = isOwn ? followsOf(point, taught.rules) : rulesOf(point, taught);
    const rules = all.map((rule) => withoutSaid(rule, (sentence) => stated.has(sentence))).filter(Boolean);
    for (const sentence of rules.flatMap(sentencesIn)) stated.add(sentence);
    return [capital(sayDone(point, taught)), ...rules];
  });
}

/**
 * Returns the rules of the piles that a lesson with these points has not said so far, those of empty piles first, and
 * of the stock.
 */
export function sayRest(points: readonly LessonPoint[], said: readonly string[], taught: Taught): string[] {
  const { game, shapes, rules } = taught;
  if (!rules) return [];
  const piles = [...shapes.keys()];
  // Handwritten rules say everything except limits and the stock.
  const isComplete = rules.handwritten !== '' && !ADDITIONAL_RULES.has(game);
  const all = [
    ...(isComplete ? [] : [rules.pairs, ...sayRestOfPiles(points, taught, rules)]),
    rules.pairsUnder,
    ...piles.flatMap((pile) => rules.limits(pile)),
    ...(isComplete ? [] : piles.map((pile) => rules.fills(pile))),
    ...rules.stock,
    ...rules.redeals,
  ];
  const isSaid =
    (nth: number) =>
    (sentence: string): boolean =>
      [...said, ...all.slice(0, nth)].some((earlier) => earlier.includes(sentence));
  return all.map((rule, nth) => withoutSaid(rule, isSaid(nth))).filter(Boolean);
}

/** Returns a rule without those of its sentences that have been said; '' if none is left. */
const withoutSaid = (rule: string, isSaid: (sentence: string) => boolean): string =>
  joinSentences(sentencesIn(rule).filter((sentence) => !isSaid(sentence)));

function sayRestOfPiles(points: readonly LessonPoint[], { game, shapes }: Taught, rules: GameRules): string[] {
  const piles = [...shapes.keys()];
  // The kinds of piles whose first card in this deal has been said.
  const begun = new Set(points.flatMap((point) => (point.kind === 'start' ? [point.role] : [])));
  return [
    ...piles.map((pile) => rules.starts(pile, 'some')),
    ...shapes.map(({ role }, pile) => rules.dependsOnDeal(pile, begun.has(role))),
    ...piles.map((pile) => (rules.takes(pile) ? rules.takes(pile, 'some') : '')),
    ...(RUNS.has(game) ? [] : piles.map((pile) => rules.together(pile))),
  ];
}

/** Says what happens. */
function sayDone(point: LessonPoint, { shapes, rules }: Taught): string {
  const { kind } = point;
  if (kind === 'lay') return sayLaid(point, shapes);
  if (kind === 'run')
    return say('lesson.run', { card: cardNoun(point.card), count: point.count - 1, onto: cardNoun(point.onto) });
  if (kind === 'whole') return say('lesson.whole', { count: point.count });
  if (kind === 'start') return sayStarted(point, shapes);
  if (kind === 'remove') return sayRemoved(point.cards.map(cardNoun), point.by !== 'drag');
  if (kind === 'turn') return say(point.stays ? 'lesson.turn-on' : 'lesson.turn', { count: point.count });
  if (kind === 'deal') return point.closes ? say('lesson.close') : sayDealt(point, rules);
  if (kind === 'clicks') return say('lesson.clicks', { count: point.count });
  if (kind === 'again') return say('lesson.gathers', { turns: rules?.turnsWaste ? 'yes' : 'no' });
  if (kind === 'exchange') return say('lesson.exchange', { card: cardNoun(point.card), onto: cardNoun(point.onto) });
  return say('lesson.click');
}

function sayLaid(point: LessonPoint & { readonly kind: 'lay' }, shapes: readonly PileShape[]): string {
  const { by, role, ...cards } = point;
  const [card, onto] = [cardNoun(cards.card), cardNoun(cards.onto)];
  if (isFaceDown(cards.onto)) return say('lesson.onto-pile', { card });
  if (by !== 'drag') return say('lesson.click-lay', { card, onto });
  const { pile: from, kind: source } = kindValues(sourceOf(point, shapes));
  return say(role === 'foundation' ? 'lesson.home' : 'lesson.lay', { card, onto, from, source });
}

/** Returns the kind of the pile that a card comes from; columns are not said, whatever their name. */
function sourceOf({ source, from }: LessonPoint, shapes: readonly PileShape[]): PileKind {
  return from === 'tableau' ? from : (shapes[source]?.name ?? from);
}

function sayStarted(
  { card, role, pile }: LessonPoint & { readonly kind: 'start' },
  shapes: readonly PileShape[],
): string {
  if (role === 'foundation') return say('lesson.first', { card: cardNoun(card) });
  return say('lesson.start', { card: cardNoun(card), ...kindValues(kindOf(pile, role, shapes)) });
}

function sayDealt(deal: LessonPoint & { readonly kind: 'deal' }, rules: Taught['rules']): string {
  const { count, piles, all } = deal;
  const said = rules?.deals(deal);
  if (said) return said;
  return all
    ? say('lesson.deal-all')
    : say('lesson.deal', { count, each: piles > 1 && piles === count ? 'yes' : 'no' });
}

function sayRemoved(cards: readonly Noun[], clicked: boolean): string {
  const [card] = cards;
  if (card && cards.length === 1) return say(clicked ? 'lesson.click-remove' : 'lesson.remove-one', { card });
  return say('lesson.remove', { cards: listNoun(cards) });
}

/** Says the rules that a move shows, and what happens automatically. */
const rulesOf = (point: LessonPoint, taught: Taught): string[] =>
  [...ruleOf(point, taught), sayNeeds(point), ...followsOf(point, taught.rules)].filter(Boolean);

/** Says what happens automatically after a move. */
const followsOf = ({ turnsUp, fills }: LessonPoint, rules: Taught['rules']): string[] =>
  [turnsUp ? say('lesson.turns-up') : '', fills === undefined ? '' : (rules?.fills(fills) ?? '')].filter(Boolean);

function sayNeeds({ needs }: LessonPoint): string {
  const word = `lesson.needs-${needs?.code ?? 'nothing'}`;
  return hasWord(word) ? say(word) : '';
}

/** Says the rule in the words of the page of rules or, where that says nothing, as the move shows it. */
function ruleOf(point: LessonPoint, taught: Taught): string[] {
  const { shapes, rules } = taught;
  if (point.kind === 'lay')
    return [rules?.takes(point.pile) || sayBuilt(point.order, kindOf(point.pile, point.role, shapes))];
  if (point.kind === 'run')
    return rules?.together(point.source)
      ? [rules.together(point.source)]
      : [point.order ? sayTogether(point.order) : '', ...(point.limited ? [say('lesson.limited')] : [])];
  if (point.kind === 'start') return [sayStart(point, kindOf(point.pile, point.role, shapes), rules)];
  if (point.kind === 'turn') return taught.rules ? taught.rules.stock.slice(1) : [sayTurns(point.again)];
  if (point.kind === 'deal') return taught.rules?.stock.slice(1) ?? [];
  const isPair = point.kind === 'remove' && point.cards.length === 2 && point.by === 'drag';
  return isPair ? [sayPaired(point.order) ?? ''] : [];
}

const sayTurns = (again: number): string =>
  again === Infinity ? say('lesson.turns-unlimited') : say('lesson.turns', { again });

type Start = LessonPoint & { readonly kind: 'start' };

function sayStart({ starts, base, beside, role, pile }: Start, kind: PileKind, rules: Taught['rules']): string {
  if (role === 'cell') return rules?.starts(pile) || say('lesson.cell', kindValues(kind));
  if (beside?.kind === 'order') return say('lesson.beside', { order: sayOrder(beside) });
  if (base && starts) return say('lesson.base', { rank: starts, name: rankNoun(starts) });
  const rule = rules?.starts(pile);
  if (rule) return rule;
  // Says that an empty pile takes any card only where its rules say so, because another move may fill it first. What
  // depends on the deal is said for all deals.
  const depends = rules?.dependsOnDeal(pile, false);
  if (role !== 'foundation' && depends !== undefined && (starts === 0 || depends !== '')) return depends;
  if (role === 'foundation' && !starts) return starts === 0 && base ? say('lesson.chooses') : '';
  if (starts === undefined) return '';
  const rank = { rank: starts, name: rankNoun(starts) };
  return role === 'foundation' ? say('lesson.begins', rank) : say('lesson.takes', { ...kindValues(kind), ...rank });
}

/** Returns the kind of a pile: unless the game names it, one fanned sideways is a row, an unfanned one a place. */
function kindOf(pile: number, role: LessonPoint['from'], shapes: readonly PileShape[]): PileKind {
  const name = shapes[pile]?.name;
  if (name) return name;
  const shape = shapes.find((one) => one.role === role);
  if (role !== 'tableau' || shape === undefined) return role;
  return isFlat(shape) ? 'place' : isRow(shape) ? 'row' : role;
}
