import { makeOptions, parseOptions } from '../../../engine/rules.ts';
import { type DealList, DIFFICULTIES, gradedDeals, levelsOf } from '../../../engine/search.ts';
import type { DealWish } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { MIN_KNOWN_DEALS } from '../../app/services/deals/deal-chooser.ts';
import { wishWithin } from '../../app/services/deals/deal-lists.ts';
import { givesUp } from '../../app/model/play/leaving.ts';
import type { Play } from '../../app/model/play/play.ts';
import { commonVersions, isVersion } from '../ui/versions/common-versions.ts';
import { VersionChips } from '../ui/versions/version-chips.tsx';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayGameVersion } from '../../words/versions.ts';
import { measuredOdds, type Odds } from '../rules/odds/odds.ts';
import { sayHardness } from '../rules/odds/say-deal.ts';
import { BotSign } from '../ui/bot-sign.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { itemFor } from '../ui/focus/menu-walk.ts';
import { useDealList } from '../ui/answers/use-deal-list.ts';

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
  const answers = parseOptions(game, options) ?? {};
  const versions = commonVersions(game);
  const isCommon = versions.some((version) => isVersion(version, answers));
  // A version without a chip is named in the title instead.
  const name = isCommon ? sayGame(game.id) : sayGameVersion(game.id, options);
  const list = useDealList(game.id, options);
  const odds = measuredOdds(game, options);
  const now = wishWithin(list ?? undefined, app.preferences.wishOf(game.id));
  const deal = async (wish: DealWish): Promise<void> => {
    onClose();
    await app.preferences.wish(game.id, wish);
    await app.games.newDeal();
  };
  return (
    <Dialog title={sayExtra('kind.title', { game: name })} size="small" onClose={onClose}>
      <VersionChips
        game={game}
        versions={versions}
        answers={answers}
        onPick={(changed) => void app.games.choose(makeOptions(game, { ...answers, ...changed }))}
      />
      <div class="kinds" role="group" aria-label={sayExtra('kind.title', { game: name })} onKeyDown={walk}>
        {wishesFor(list, odds).map((wish) => (
          <button
            key={wish}
            type="button"
            class="kind"
            autoFocus={wish === now}
            aria-pressed={wish === now}
            onClick={() => void deal(wish)}
          >
            <span class="kind-name">{sayExtra(`kind.${wish}`)}</span>
            <KindText wish={wish} list={list} odds={odds} />
          </button>
        ))}
      </div>
      {list && levelsOf(list).length > 0 && <BotSign isNamed />}
      <p class="hint">{sayExtra('kind.remembered')}</p>
      {givesUp(play) && <p class="hint">{sayExtra('deal.loss')}</p>}
    </Dialog>
  );
}

type KnownList = DealList | null | undefined;

/** Describes a kind of deal. Reserves room until the list is loaded, and takes none where there is nothing to say. */
function KindText({ wish, list, odds }: { wish: DealWish; list: KnownList; odds: Odds | undefined }) {
  const text = sayKind(wish, list, odds);
  return text === '' && list !== undefined ? null : <small>{text}</small>;
}

/**
 * Lists the kinds of deals that a player can wish for: the levels of the list or, where no deal is known, all four,
 * unless the basic bot has never won the game, so that its deals cannot be compared.
 */
export function wishesFor(list: KnownList, odds: Odds | undefined): readonly DealWish[] {
  if (list?.deals) return ['any', 'winnable', ...levelsOf(list).map(({ difficulty }) => difficulty)];
  return odds?.simpleWins === 0 ? ['any', 'winnable'] : ['any', 'winnable', ...DIFFICULTIES];
}

/** Describes a kind of deal, as far as the list of deals allows; '' where there is nothing to say. */
export function sayKind(wish: DealWish, list: KnownList, odds: Odds | undefined): string {
  if (wish === 'any') return sayExtra('kind.any-is');
  if (list === undefined) return '';
  if (wish === 'winnable') return sayWinnable(list, odds);
  const level = list && levelsOf(list).find(({ difficulty }) => difficulty === wish);
  return level ? sayHardness(level) : '';
}

function sayWinnable(list: DealList | null, odds: Odds | undefined): string {
  const count = list ? gradedDeals(list).length : 0;
  if (count >= MIN_KNOWN_DEALS) return sayExtra('kind.winnable-is', { count });
  const isNoneKnown = count === 0 && !odds?.won;
  return list && isNoneKnown ? sayExtra('kind.none-is', { tried: list.tried }) : sayExtra('kind.looked-for');
}

/**
 * Moves the focus: up and down go through the choices and wrap, a letter goes to the next choice that begins with it.
 */
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
