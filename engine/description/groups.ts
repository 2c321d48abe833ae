import type { RuleSet } from '../legality/rule-set.ts';
import { takesCards } from '../model/acceptance.ts';
import { KING, SUITS } from '../model/card.ts';
import type { Pile } from '../model/pile.ts';
import type { TableView } from '../model/table.ts';
import type { RuleQueries } from './rule-queries.ts';
import { dealingOf, laidOn } from './dealing.ts';
import type { PileSpread, PileGroup, Starts } from './description.ts';
import { returnsOf } from './returning.ts';
import { sourcesOf, uniformTable } from './sources.ts';
import { runSuitsOf } from './whole-run.ts';
import type { ChancePlay } from './chance-play.ts';

/** The facts of one pile, compared to group like piles. */
type PileFacts = Omit<PileGroup, 'piles' | 'dealt' | 'laid' | 'own' | 'from' | 'piled' | 'returns'>;

interface DescribedPile {
  readonly pile: Pile;
  readonly facts: PileFacts;
  readonly starts: Starts | undefined;
  readonly suit: number | undefined;
}

/** At most this many groups of one role may differ only in what begins them; more are joined. */
const MAX_KINDS = 3;

/** Groups like piles and describes the rules of each group. */
export function pileGroups(
  rules: RuleSet,
  queries: RuleQueries,
  seen: ChancePlay,
  tables: readonly TableView[],
): PileGroup[] {
  const described = rules.variant.places.map(({ pile }) => describePile(pile, queries, rules));
  const groups = new Map<string, DescribedPile[]>();
  for (const one of described) {
    const near = sourcesOf([one.pile], rules);
    const key = JSON.stringify([one.facts, one.suit === undefined ? one.starts : ranksOf(one.starts), near]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return countedTogether(
    joined([...groups.values()]).map((piles) => groupOf(piles, rules, seen, tables)),
    tables,
  );
}

/** Counts together the cards of like piles whose numbers vary, where those of one group alone vary too. */
function countedTogether(groups: readonly PileGroup[], tables: readonly TableView[]): PileGroup[] {
  return groups.map((group) => {
    if (group.dealt.kind !== 'varies' || group.dealt.total !== undefined) return group;
    const alike = groups.filter(
      ({ role, spread, dealt }) => role === group.role && spread === group.spread && dealt.kind === 'varies',
    );
    return {
      ...group,
      dealt: dealingOf(
        tables,
        alike.flatMap(({ piles }) => piles),
      ),
    };
  });
}

function describePile(pile: Pile, queries: RuleQueries, ruleSet: RuleSet): DescribedPile {
  const { rules, taking, index } = pile;
  const single = isSingle(pile, ruleSet);
  const { starts, suit } = queries.started(index);
  const facts: PileFacts = {
    role: rules.role,
    name: rules.name,
    spread: spreadOf(pile),
    starts: undefined,
    takes: takenBy(pile, queries),
    beside: taking.onlyEmpty,
    together: togetherOf(pile, queries),
    limited: typeof taking.most === 'function' && !single,
    single,
    least: taking.least,
    run: runSuitsOf(pile, ruleSet),
    room: taking.room,
    conditions: [...(taking.reach?.described ?? []), ...(queries.waits(index) ? (['base-chosen'] as const) : [])],
    covered: rules.covered !== undefined,
  };
  return { pile, facts, starts: takesCards(pile) ? starts : { kind: 'nothing' }, suit };
}

/** Whether an empty pile takes one card at a time, and another any number, whatever lies elsewhere. */
function isSingle({ index, taking: { most } }: Pile, rules: RuleSet): boolean {
  if (typeof most !== 'function') return false;
  const [bare, full] = [uniformTable(rules, false), uniformTable(rules, true)];
  const onCard = most(full, index);
  full.lay(index, []);
  return onCard >= KING && most(full, index) === 1 && most(bare, index) === 1;
}

const spreadOf = ({ rules: { fan = 'none', growing } }: Pile): PileSpread => {
  if (fan === 'none') return growing ? 'line' : 'place';
  return fan === 'right' || (typeof fan === 'object' && 'right' in fan) ? 'row' : 'column';
};

function takenBy({ index, taking }: Pile, queries: RuleQueries): PileFacts['takes'] {
  if (taking.room === 1 && !taking.onlyEmpty) return 'nothing';
  if (taking.takes !== undefined) return 'starters';
  const order = queries.taken(index);
  const isAny =
    typeof order === 'object' && order.kind === 'order' && order.ranks.how === 'any' && order.suits === 'any';
  return isAny ? 'anything' : order;
}

function togetherOf({ index, rules: { lift = 'nothing' } }: Pile, queries: RuleQueries): PileFacts['together'] {
  if (typeof lift === 'string') return lift;
  const order = queries.lifted(index);
  return order === 'nothing' ? 'top' : order;
}

const ranksOf = (starts: Starts | undefined): unknown => (starts?.kind === 'cards' ? starts.cards.ranks : starts);

/** Joins groups that differ only in what begins them, where there are more than `MAX_KINDS` of them. */
function joined(groups: readonly (readonly DescribedPile[])[]): (readonly DescribedPile[])[] {
  const alike = (one: readonly DescribedPile[]): (readonly DescribedPile[])[] =>
    groups.filter((other) => JSON.stringify(other[0]!.facts) === JSON.stringify(one[0]!.facts));
  return groups.flatMap((one) => {
    const some = alike(one);
    if (some.length <= MAX_KINDS) return [one];
    return some[0] === one ? [some.flat()] : [];
  });
}

function groupOf(
  described: readonly DescribedPile[],
  rules: RuleSet,
  seen: ChancePlay,
  tables: readonly TableView[],
): PileGroup {
  const [first] = described as [DescribedPile];
  const piles = described.map(({ pile }) => pile.index);
  const own = ownOf(described);
  const group: Omit<PileGroup, 'returns'> = {
    ...first.facts,
    piles,
    dealt: dealingOf(tables, piles),
    laid: laidOn(tables, piles),
    own,
    starts: own === 'suit' ? widened(first.starts) : own === 'rank' ? { kind: 'any' } : first.starts,
    from: sourcesOf(
      described.map(({ pile }) => pile),
      rules,
    ),
    piled: piles.some((pile) => seen.piled.has(pile)),
  };
  return { ...group, returns: returnsOf(group, rules, seen) };
}

function ownOf(described: readonly DescribedPile[]): PileGroup['own'] {
  const suits = new Set(described.map(({ suit }) => suit));
  const ranks = new Set(described.map(({ starts }) => JSON.stringify(ranksOf(starts))));
  if (ranks.size > 1) return 'rank';
  return suits.size > 1 && suits.size <= SUITS.length ? 'suit' : undefined;
}

const widened = (starts: Starts | undefined): Starts | undefined =>
  starts?.kind === 'cards' ? { kind: 'cards', cards: { ...starts.cards, suits: 'any' } } : starts;
