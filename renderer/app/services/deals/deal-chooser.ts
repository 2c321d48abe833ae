import type { OptionsKey } from '../../../../engine/rules.ts';
import { type DealList, type Difficulty, gradedDeals } from '../../../../engine/search.ts';
import type { DealWish } from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import type { LookForDeal } from '../analysis/search-worker.ts';
import type { Dialogs } from '../page/dialogs.ts';
import type { Notices } from '../page/notices.ts';
import type { Preferences } from '../page/preferences.ts';
import { dealListOf, wishWithin } from './deal-lists.ts';
import type { Disposables } from '../../model/disposables.ts';
import { pickOne, randomDeal } from '../../model/play/deals.ts';

interface ChooserParts {
  readonly notices: Notices;
  readonly dialogs: Dialogs;
  readonly preferences: Preferences;
  readonly look: LookForDeal;
  readonly disposables: Disposables;
}

/** A search is shown after this many milliseconds; a shorter wait is hardly noticed. */
const UNNOTICED_MS = 1000;
/**
 * If fewer deals of a kind are known, a search for a fresh one comes first, because the known ones would soon repeat.
 */
export const MIN_KNOWN_DEALS = 20;
/** A search ends after this many milliseconds if a known deal can be dealt instead. */
const MAX_SEARCH_MS = 10_000;

/** Chooses the next deal by the kind of deal that the player wants of the game. */
export class DealChooser {
  readonly #parts: ChooserParts;

  constructor(parts: ChooserParts) {
    this.#parts = parts;
  }

  /**
   * Chooses a deal of the wanted kind: at once where the program comes with enough such deals, otherwise by search, and
   * one of the few known deals if the search takes long. `before`: the previous deal, avoided if there is a different
   * one. Returns undefined when the player cancels the search, or it fails.
   */
  async choose(game: string, options: OptionsKey, before?: number): Promise<number | undefined> {
    const wish = this.#parts.preferences.wishOf(game);
    if (wish === 'any') return randomDeal();
    const list = await listed(game, options);
    const sought = wishWithin(list, wish);
    if (sought === 'any') return randomDeal();
    const known = list ? gradedDeals(list).filter(({ difficulty }) => fits(difficulty, sought)) : [];
    const others = known.filter(({ deal }) => deal !== before);
    const one = pickOne(others.length > 0 ? others : known)?.deal;
    return known.length >= MIN_KNOWN_DEALS ? one : this.#look({ game, options, sought }, one);
  }

  /** Searches for a deal; where the search fails or takes long, `otherwise` is dealt, a known deal. */
  #look(wanted: Parameters<LookForDeal>[0], otherwise: number | undefined): Promise<number | undefined> {
    const { dialogs, notices, look, disposables } = this.#parts;
    return new Promise((resolve) => {
      let stop = (): void => {};
      const end = (deal: number | undefined): void => {
        clearNotice();
        clearLimit();
        dialogs.close('search');
        resolve(deal);
      };
      const cancel = (): void => {
        stop();
        end(undefined);
      };
      const noticed = setTimeout(() => dialogs.showSearch(undefined, cancel), UNNOTICED_MS);
      const clearNotice = disposables.add(() => clearTimeout(noticed));
      const limit = otherwise === undefined ? undefined : setTimeout(() => (stop(), end(otherwise)), MAX_SEARCH_MS);
      const clearLimit = disposables.add(() => clearTimeout(limit));
      stop = look(wanted, (heard) => {
        if (heard.found === 'looking') {
          if (dialogs.isOpen('search')) dialogs.showSearch(heard.far, cancel);
          return;
        }
        if (heard.found === 'failed' && otherwise === undefined) notices.tell(say('kind.failed'));
        end(heard.found === 'deal' ? heard.deal : otherwise);
      });
    });
  }
}

const fits = (difficulty: Difficulty | undefined, wish: DealWish): boolean =>
  wish === 'winnable' || difficulty === wish;

/** A list that can't be fetched, since the host is away, counts as missing: the deal is then searched for. */
async function listed(game: string, options: OptionsKey): Promise<DealList | undefined> {
  try {
    return await dealListOf(game, options);
  } catch {
    return undefined;
  }
}
