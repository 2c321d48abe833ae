import { findGame, usualOptions } from '../../../../engine/rules.ts';
import { compareNames } from '../../../words/by-name.ts';
import { sayGame } from '../../../words/games.ts';
import { oddsOf } from '../../rules/odds/odds.ts';
import type { GameFacts } from '../../rules/book/page.ts';
import { pageFactsOf } from '../../rules/book/facts.ts';
import { branchOf } from './family-tree.ts';
import { WELL_KNOWN_GAMES } from '../../rules/book/well-known.ts';

/** A similar game, and whether it is easier or harder, where the basic bot's wins show it. */
export interface Alike {
  readonly id: string;
  readonly than: 'easier' | 'harder' | undefined;
}

/** The most similar games listed: as many as can be taken in at a glance. */
const MAX_ALIKE = 6;
/**
 * The least difference between the shares that the basic bot wins. The harder game must also have at most half the
 * wins.
 */
const MIN_DIFFERENCE = 0.03;

/**
 * Returns the most similar games of a catalogue: of the same family first, then by packs, hidden cards, skill, luck and
 * length.
 */
export function alikeOf(id: string, catalogue: readonly string[]): readonly Alike[] {
  const facts = pageFactsOf(id);
  if (!facts) return [];
  const near = catalogue.flatMap((other) => {
    const others = other === id ? undefined : pageFactsOf(other);
    return others ? [{ id: other, apart: apart(facts, others) - (WELL_KNOWN_GAMES.includes(other) ? 0.3 : 0) }] : [];
  });
  return near
    .toSorted((a, b) => a.apart - b.apart || compareNames(sayGame(a.id), sayGame(b.id)))
    .slice(0, MAX_ALIKE)
    .map((other) => ({ id: other.id, than: hardnessOf(other.id, id) }));
}

/** Returns how different two games are: 0 for the same facts, about 10 for nothing in common. */
function apart(one: GameFacts, other: GameFacts): number {
  const families = one.family === other.family ? 0 : branchOf(one.family) === branchOf(other.family) ? 4 : 6;
  const numbers = Math.abs(one.skill - other.skill) + Math.abs(one.luck - other.luck);
  const times = Math.abs(Math.log2(one.time / other.time));
  const kinds =
    Number(one.packs !== other.packs) * 1.5 +
    Number(one.open !== other.open) +
    Number(one.redeals !== other.redeals) * 0.5;
  return families + kinds + numbers * 0.5 + times * 0.6;
}

function hardnessOf(id: string, than: string): Alike['than'] {
  const [one, other] = [quickShare(id), quickShare(than)];
  if (one === undefined || other === undefined || Math.abs(one - other) < MIN_DIFFERENCE) return undefined;
  if (one <= other / 2) return 'harder';
  return other <= one / 2 ? 'easier' : undefined;
}

/** Returns the share of games that the basic bot wins with the default options; undefined where not measured. */
function quickShare(id: string): number | undefined {
  const game = findGame(id);
  const odds = game && oddsOf(game, usualOptions(game));
  return odds && odds.simpleGames > 0 ? odds.simpleWins / odds.simpleGames : undefined;
}
