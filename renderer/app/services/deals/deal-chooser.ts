import type { OptionsKey } from '../../../../engine/rules.ts';
import type { WinnableDeal } from '../../../../engine/search.ts';
import type { DealWish } from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import type { LookForDeal } from '../analysis/search-worker.ts';
import type { Dialogs } from '../page/dialogs.ts';
import type { Notices } from '../page/notices.ts';
import type { Preferences } from '../page/preferences.ts';
import { listedWinnableDeals } from './deal-lists.ts';
import type { Disposables } from '../../model/disposables.ts';
import { pickOne, randomDeal } from '../../model/play/deals.ts';

interface ChooserParts {
  readonly notices: Notices;
  readonly dialogs: Dialogs;
  readonly preferences: Preferences;
  readonly look: LookForDeal;
  readonly disposables: Disposables;
}

/** Milliseconds of waiting that nobody notices: nothing is shown until then. */
const UNNOTICED_MS = 1000;

/** Chooses the next deal by the kind of deal that the player wants of the game. */
export class DealChooser {
  readonly #parts: ChooserParts;

  constructor(parts: ChooserParts) {
    this.#parts = parts;
  }

  /**
   * Chooses a deal of the wanted kind: at once where the program comes with a list of such deals, otherwise by search.
   * `before`: the previous deal, avoided if there is another. Returns undefined when the player cancels the search, or
   * it finds nothing.
   */
  async choose(game: string, options: OptionsKey, before?: number): Promise<number | undefined> {
    const wish = this.#parts.preferences.wishOf(game);
    if (wish === 'any') return randomDeal();
    const fitting = (await listed(game, options)).filter((each) => fits(each, wish));
    const others = fitting.filter(({ deal }) => deal !== before);
    const one = pickOne(others.length > 0 ? others : fitting);
    return one ? one.deal : this.#look(game, options, wish);
  }

  #look(game: string, options: OptionsKey, sought: Exclude<DealWish, 'any'>): Promise<number | undefined> {
    const { dialogs, notices, look, disposables } = this.#parts;
    return new Promise((resolve) => {
      let stop = (): void => {};
      const end = (deal: number | undefined): void => {
        clearNotice();
        dialogs.close('search');
        resolve(deal);
      };
      const cancel = (): void => {
        stop();
        end(undefined);
      };
      const noticed = setTimeout(() => dialogs.showSearch(undefined, cancel), UNNOTICED_MS);
      const clearNotice = disposables.add(() => clearTimeout(noticed));
      stop = look({ game, options, sought }, (heard) => {
        if (heard.found === 'looking') {
          if (dialogs.isOpen('search')) dialogs.showSearch(heard.far, cancel);
          return;
        }
        if (heard.found === 'failed') notices.tell(say('kind.failed'));
        end(heard.found === 'deal' ? heard.deal : undefined);
      });
    });
  }
}

const fits = ({ difficulty }: WinnableDeal, wish: DealWish): boolean => wish === 'winnable' || difficulty === wish;

/** A list that can't be fetched, since the host is away, counts as empty: the deal is then searched for. */
async function listed(game: string, options: OptionsKey): Promise<readonly WinnableDeal[]> {
  try {
    return await listedWinnableDeals(game, options);
  } catch {
    return [];
  }
}
