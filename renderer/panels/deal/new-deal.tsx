import { type DealList, dealsThatCanBeWon } from '../../../engine/search.ts';
import type { OptionsKey } from '../../../engine/rules.ts';
import { DEAL_WISHES, type DealWish } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { givesUp } from '../../app/model/play/leaving.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';
import { sayHardness } from '../rules/odds/say-deal.ts';
import { Dialog } from '../ui/dialog.tsx';
import { itemFor } from '../ui/focus/menu-walk.ts';
import { useDealList } from '../ui/answers/use-deal-list.ts';

/** The parts of the program used here. */
type Parts = Pick<App, 'state' | 'preferences' | 'games'>;

interface NewDealProps {
  readonly app: Parts;
  readonly play: Play;
  readonly onClose: () => void;
}

/** Chooses the kind of the next deal of this game and of all after it. */
export function NewDealPanel({ app, play, onClose }: NewDealProps) {
  const { game } = play.session;
  const options = app.state.pendingOptions ?? play.session.options;
  const list = useDealList(game.id, options);
  const now = app.preferences.wishOf(game.id);
  const deal = async (wish: DealWish): Promise<void> => {
    onClose();
    await app.preferences.wish(game.id, wish);
    await app.games.newDeal();
  };
  return (
    <Dialog title={say('kind.title', { game: sayGame(game.id) })} size="small" onClose={onClose}>
      <div class="kinds" role="group" aria-label={say('kind.title', { game: sayGame(game.id) })} onKeyDown={walk}>
        {DEAL_WISHES.map((wish) => (
          <button
            key={wish}
            type="button"
            class="kind"
            autoFocus={wish === now}
            aria-pressed={wish === now}
            onClick={() => void deal(wish)}
          >
            <span class="kind-name">{say(`kind.${wish}`)}</span>
            <small>{sayKind(wish, list, options)}</small>
          </button>
        ))}
      </div>
      <p class="hint">{say('kind.remembered')}</p>
      {givesUp(play) && <p class="hint">{say('deal.loss')}</p>}
    </Dialog>
  );
}

/** Describes a kind of deal, as far as the list of deals allows. */
export function sayKind(wish: DealWish, list: DealList | null | undefined, options: OptionsKey): string {
  if (wish === 'any') return say('kind.any-is');
  if (list === undefined) return '';
  const known = list ? dealsThatCanBeWon({ [options]: list }, options) : [];
  const count = known.filter(({ difficulty }) => wish === 'winnable' || difficulty === wish).length;
  if (list === null) return say('kind.looked-for');
  if (count === 0) return say('kind.none-is', { tried: list.tried });
  if (wish === 'winnable') return say('kind.winnable-is', { count });
  return sayHardness(list.hardness[wish]);
}

/** Moves the focus: up and down go round the choices, a letter goes to the next that begins with it. */
function walk(event: KeyboardEvent): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const choices = [...event.currentTarget.querySelectorAll('button')];
  const names = choices.map((choice) => choice.textContent);
  const next = itemFor(
    event,
    names,
    choices.findIndex((choice) => choice.matches(':focus')),
  );
  if (next === undefined) return;
  event.preventDefault();
  choices[next]?.focus();
}
