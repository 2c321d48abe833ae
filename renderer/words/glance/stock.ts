import type { Description } from '../../../engine/rules.ts';
import type { Describing } from '../fetched/description-words.ts';
import { kindValues } from '../table/pile-names.ts';
import { say } from '../say.ts';
import { kindOfGroup } from './kinds.ts';

type StockFacts = NonNullable<Description['stock']>;
type RedealFacts = NonNullable<Description['again']>;

interface Stocked {
  readonly description: Description;
  readonly describing: Describing;
}

/** Says what a click on the stock does, how often the stock can be used again, and on what conditions. */
export function linesOfStock(described: Stocked): string[] {
  const { stock } = described.description;
  if (stock === undefined || stock.kind === 'other') return [];
  return [
    sayStockClick(described, stock),
    stock.kind === 'turn'
      ? sayTurns(stock.redeals)
      : stock.redeals > 0
        ? sayRedeals(described.describing, { by: 'stock', ...stock })
        : '',
    stock.kind === 'turn' && stock.shuffled && stock.redeals > 0 ? described.describing.say('glance.shuffled') : '',
    ...stock.needs.map((why) => sayNeed(described, why)),
  ];
}

/** Says what must be done before cards are dealt. Uses the game's name for its columns. */
export function sayNeed({ description: { groups }, describing }: Stocked, why: StockFacts['needs'][number]): string {
  const columns = groups.find(({ role }) => role === 'tableau');
  return describing.say('glance.needs', { why, ...kindValues(columns ? kindOfGroup(columns) : 'tableau') }).trim();
}

/** Says what a click on the stock does. */
function sayStockClick({ description, describing }: Stocked, stock: StockFacts): string {
  const { kind, count, per, stays, to } = stock;
  if (kind === 'close') return say('lesson.close');
  if (kind === 'open') return describing.say('glance.stock-open');
  if (kind === 'by-itself') return describing.say('glance.stock-fills');
  if (kind === 'turn' && count === undefined) return describing.say('glance.turn-varies');
  if (kind === 'turn') return say(stays ? 'lesson.turn-on' : 'lesson.turn', { count: count ?? 1 });
  const groups = description.groups.filter(({ role }) => role === to);
  const [group] = groups;
  const values = kindValues(group ? kindOfGroup(group) : 'tableau');
  const piles = groups.reduce((sum, each) => sum + each.piles.length, 0);
  const isToAll = count === undefined || count >= piles;
  if (kind === 'each' && isToAll) return describing.say('glance.each', { count: count ?? 1, per, ...values });
  const pile = group?.spread === 'line' ? group.spread : values.pile;
  return describing.say('glance.deal-to', { count: (count ?? 1) * (kind === 'each' ? per : 1), ...values, pile });
}

/** Says how often the cards may be gathered and dealt again. */
export function sayRedeals(describing: Describing, facts: Omit<RedealFacts, 'needs'>): string {
  const { redeals, by } = facts;
  const shuffled = facts.shuffled ? 'yes' : 'no';
  if (redeals === Infinity) return describing.say('glance.again-unlimited', { shuffled, by });
  return describing.say('glance.again', { redeals, shuffled, by });
}

/** Says how often the waste may be turned over. */
const sayTurns = (again: number): string =>
  again === Infinity ? say('lesson.turns-unlimited') : say('lesson.turns', { again });
