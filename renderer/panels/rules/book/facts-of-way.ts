import { type Game, isFaceDown, type OptionsKey, parseOptions, Session } from '../../../../engine/rules.ts';
import type { GameFacts } from './page.ts';

/** Facts at the head of a page that depend on the options. */
export type FactsOfWay = Pick<GameFacts, 'packs' | 'redeals' | 'open'>;

/** Returns these facts for one version, read off the engine's deal. */
export function factsOfWay(game: Game, options: OptionsKey): FactsOfWay {
  const { shapes, table } = Session.begin(game, options, 1);
  const most = Math.max(0, ...shapes.map(({ turns }) => turns));
  const cards = shapes.flatMap((_, pile) =>
    Array.from({ length: table.size(pile) }, (_card, at) => table.at(pile, at)),
  );
  return {
    packs: game.variant(parseOptions(game, options) ?? {}).deck?.packs ?? 1,
    redeals: most === 0 ? 'none' : most === Infinity ? 'unlimited' : `${most}`,
    open: !cards.some(isFaceDown),
  };
}
