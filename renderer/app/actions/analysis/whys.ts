import { cardsAt, type WhyLost } from '../../../../engine/search.ts';
import { cardNoun, listNoun } from '../../../words/table/cards.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Play } from '../../model/play/play.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { FindWhy } from '../../services/analysis/search-worker.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Page } from '../../services/page/page.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Tabletop } from '../game/tabletop.ts';

interface WhyParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly disposables: Disposables;
}

/**
 * Says why the game on the table is lost, and highlights the cards to blame; the search ends when the position changes.
 */
export class Whys {
  readonly #parts: WhyParts;
  readonly #find: FindWhy;
  #end: (() => void) | undefined;
  /** The message in the status bar. */
  #shownMessage = '';

  constructor(parts: WhyParts, find: FindWhy) {
    this.#parts = parts;
    this.#find = find;
    parts.disposables.watch(
      () => parts.tabletop.position,
      () => this.#follow(),
    );
  }

  /** Starts the search, or ends a running one. */
  ask(): void {
    const { play } = this.#parts.state;
    if (!play) return;
    if (this.#end) {
      this.#stop();
      this.#showMessage(say('solver.stopped'));
    } else if (play.finished) this.#showMessage(say('notice.finished'));
    else this.#begin(play);
  }

  #begin(play: Play): void {
    play.solver = true;
    this.#parts.lifecycle.keep();
    this.#showMessage(say('why.looking'));
    let awaited = true;
    const stop = this.#find(play.session.save(), (heard) => {
      if (!awaited) return;
      this.#end = undefined;
      this.#hear(play, heard);
    });
    this.#end = () => {
      awaited = false;
      stop();
    };
  }

  #hear(play: Play, heard: Parameters<Parameters<FindWhy>[1]>[0]): void {
    if (heard.found === 'why' && heard.why) this.#show(play, heard.why);
    else this.#showMessage(say(heard.found === 'stopped' ? 'solver.stopped' : 'solver.failed'));
  }

  #show({ session }: Play, why: WhyLost): void {
    if (why.kind === 'won') return this.#showMessage(say('prospect.still-won'));
    if (why.kind === 'open') return this.#showMessage(say('solver.open', { positions: why.positions }));
    if (why.kind === 'stuck') return this.#showMessage(say(`why.${why.lost}`));
    if (why.kind === 'unknown') return this.#showMessage(say('why.unknown', { tried: why.tried }));
    this.#parts.page.lightCards(why.cards);
    const cards = cardsAt(session.table, why.cards).map(cardNoun);
    const word = why.kind === 'blocked' ? 'why.blocked' : 'why.exchange';
    this.#showMessage(say(word, { count: cards.length, cards: listNoun(cards) }));
  }

  #showMessage(message: string): void {
    this.#shownMessage = message;
    this.#parts.notices.tell(message);
  }

  #stop(): void {
    this.#end?.();
    this.#end = undefined;
  }

  /** Follows a change of the position: ends the search, and removes its message. */
  #follow(): void {
    this.#stop();
    const { state } = this.#parts;
    if (this.#shownMessage !== '' && state.message === this.#shownMessage) state.change({ message: '' });
    this.#shownMessage = '';
  }
}
