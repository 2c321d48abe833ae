import type { OptionsKey, WinnableDeal } from '../../../../engine/index.ts';
import type { DealWish } from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import type { LookForDeal } from '../analysis/search-worker.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../page/notices.ts';
import type { Preferences } from '../page/preferences.ts';
import { listedWinnableDeals } from './deal-lists.ts';
import { pickOne, randomDeal } from '../../model/play/deals.ts';

interface ChooserParts {
  readonly state: AppState;
  readonly notices: Notices;
  readonly preferences: Preferences;
  readonly look: LookForDeal;
}

/** Milliseconds that nobody notices to wait: until then nothing is shown of it. */
const NOTICED = 1000;

/** Which deal comes next, by what the player wishes of the game. */
export class DealChooser {
  readonly #parts: ChooserParts;

  constructor(parts: ChooserParts) {
    this.#parts = parts;
  }

  /**
   * A deal of a game, as it is wished: at once where the program comes with a list of such deals, else it is looked
   * for. `before`: the deal that it may not be, where there is another. Undefined when the player would not wait, or
   * nothing could be found.
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
    const { state, notices, look } = this.#parts;
    return new Promise((resolve) => {
      let stop = (): void => {};
      const end = (deal: number | undefined): void => {
        clearTimeout(noticed);
        state.change({ looking: undefined });
        resolve(deal);
      };
      const cancel = (): void => {
        stop();
        end(undefined);
      };
      const noticed = setTimeout(() => state.change({ looking: { far: undefined, cancel } }), NOTICED);
      stop = look({ game, options, sought }, (heard) => {
        if (heard.found === 'looking') {
          if (state.looking) state.change({ looking: { far: heard.far, cancel } });
          return;
        }
        if (heard.found === 'failed') notices.tell(say('kind.failed'));
        end(heard.found === 'deal' ? heard.deal : undefined);
      });
    });
  }
}

const fits = ({ difficulty }: WinnableDeal, wish: DealWish): boolean => wish === 'winnable' || difficulty === wish;

/** What can't be fetched, since the host is gone, is looked for. */
async function listed(game: string, options: OptionsKey): Promise<readonly WinnableDeal[]> {
  try {
    return await listedWinnableDeals(game, options);
  } catch {
    return [];
  }
}
