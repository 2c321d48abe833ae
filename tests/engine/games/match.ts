import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../../../engine/model/card.ts';
import { parseMatch } from '../../../engine/notation/match-notation.ts';
import { deckOf } from '../../../engine/model/deck-order.ts';
import type { Role } from '../../../engine/model/pile.ts';
import type { Session } from '../../../engine/session/session.ts';
import { ROOT } from '../../../main/build/root.ts';
import { card } from '../table.ts';

/** The deal and the lines of the seed, its only recorded games. */
export const printed = JSON.parse(readFileSync(join(ROOT, 'tests/engine/games/match-deal.json'), 'utf8')) as {
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly rows_in_deal_order: readonly (readonly string[])[];
  readonly open: readonly string[];
  readonly closed: readonly string[];
};
export const printedDeal = printed.rows_in_deal_order.flat().map(card);

/** The game of a line in the game's own notation. */
export function play(line: string, deal?: readonly Card[]): Session {
  const read = parseMatch(line, deal);
  if (!read.ok) throw new Error(`${read.error.why} at ${read.error.token}: ${read.error.text}`);
  return read.value;
}

/** The cards of four columns of thirteen whose last rows are these. */
export function topped(id: string, names: string): Card[] {
  const { game, options } = play(`${id}+1`);
  const last = names.split(' ').map(card);
  const rest = deckOf(game, options);
  for (const one of last) rest.splice(rest.indexOf(one), 1);
  return [...rest, ...last];
}

/** The piles of a kind. */
export const pilesOfRole = (session: Session, role: Role): number[] =>
  session.shapes.flatMap((shape, pile) => (shape.role === role ? [pile] : []));

export const collectedIn = (session: Session): number => pilesOfRole(session, 'foundation')[0]!;
