import type { Description, PileGroup } from '../../engine/description/description.ts';
import type { Game } from '../../engine/model/game.ts';
import { usualOptions } from '../../engine/model/options.ts';
import { describedGame } from '../../renderer/words/glance/described-game.ts';

/** How much more piles of a kind than its twin a game may have. */
const MAX_RATIO = 1.5;

/** What two games are compared by: how they are played, and how many piles of each kind they have. */
interface Play {
  readonly id: string;
  readonly kind: string;
  readonly sizes: readonly number[];
}

/** Returns the pairs of games that are played alike: only the number of piles and cards differs, and not by much. */
export function twinsOf(games: readonly Game[]): (readonly [string, string])[] {
  const plays = games.map(playOf);
  return plays.flatMap((one, at) =>
    plays
      .slice(at + 1)
      .filter((other) => areTwins(one, other))
      .map(({ id }) => [one.id, id] as const),
  );
}

const areTwins = (one: Play, other: Play): boolean =>
  one.kind === other.kind &&
  one.sizes.every((size, at) => Math.max(size, other.sizes[at]!) / Math.min(size, other.sizes[at]!) < MAX_RATIO);

function playOf(game: Game): Play {
  const { groups, stock, again, pairs, goal, base, deck } = describedGame(game, usualOptions(game));
  const piles = new Map<string, number>();
  for (const group of groups.filter(({ role }) => role !== 'stock' && role !== 'waste')) {
    const kind = JSON.stringify(kindOf(group));
    piles.set(kind, (piles.get(kind) ?? 0) + group.piles.length);
  }
  const kinds = [...piles.keys()].toSorted();
  const rest = { stock: stock && [stock.kind, stock.to], again: again !== undefined, pairs, goal: goal?.kind, base };
  return {
    id: game.id,
    kind: JSON.stringify([kinds, rest, Math.min(deck.packs, 2)]),
    sizes: kinds.filter((kind) => !kind.includes('foundation')).map((kind) => piles.get(kind)!),
  };
}

/** Returns what of a group of piles makes a kind of game; of foundations, only what goes on them. */
function kindOf({ role, spread, takes, together, limited, dealt }: PileGroup): readonly unknown[] {
  if (role === 'foundation') return [role, takes];
  const lift = typeof together === 'object' ? 'built' : together;
  return [role, spread === 'place', takes, lift, limited, ...(role === 'tableau' ? dealOf(dealt) : [])];
}

const dealOf = (dealt: Description['groups'][number]['dealt']): readonly unknown[] =>
  dealt.kind === 'varies' ? [] : [dealt.kind === 'rising', dealt.up !== 'all'];
