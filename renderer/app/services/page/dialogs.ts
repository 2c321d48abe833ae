import type { DealSearchProgress } from '../../../../engine/search.ts';
import type { KeptGame } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { OpenDialog } from '../../model/open-dialog.ts';

/** Opens and closes dialogs over everything else. A dialog covers those that were open, until it is closed. */
export class Dialogs {
  readonly #state: AppState;
  /** The open dialogs, at most one of a kind; the last one is shown. */
  #open: readonly OpenDialog[] = [];

  constructor(state: AppState) {
    this.#state = state;
  }

  /** Asks whether to give up a game: the one on the table, or a saved one in progress. */
  askLoss(about: 'table' | 'kept'): Promise<boolean> {
    return this.#ask((answer) => ({ kind: 'loss', about, answer }));
  }

  /** Shows the rules of a game that is new to the player; resolves to whether to play it, or to watch it. */
  introduce(id: string, isWatched: boolean): Promise<boolean> {
    // When two links are opened in succession, the last one counts.
    const earlier = this.#open.find(({ kind }) => kind === 'introduction');
    if (earlier?.kind === 'introduction') earlier.answer(false);
    return this.#ask((answer) => ({ kind: 'introduction', id, isWatched, answer }));
  }

  /** Asks which of two versions of a game to continue. */
  askFork(here: KeptGame, there: KeptGame): Promise<'here' | 'there'> {
    return this.#ask((answer) => ({ kind: 'fork', here, there, answer }));
  }

  /** Shows a search for a deal, and its progress once that is known; `cancel` ends the search. */
  showSearch(progress: DealSearchProgress | undefined, cancel: () => void): void {
    this.#show({ kind: 'search', progress, cancel });
  }

  isOpen(wanted: OpenDialog['kind']): boolean {
    return this.#open.some(({ kind }) => kind === wanted);
  }

  /** Closes the dialog of that kind, if it is open. */
  close(closed: OpenDialog['kind']): void {
    this.#set(this.#open.filter(({ kind }) => kind !== closed));
  }

  #ask<T>(make: (answer: (value: T) => void) => OpenDialog): Promise<T> {
    return new Promise((resolve) => {
      const dialog = make((value) => {
        this.close(dialog.kind);
        resolve(value);
      });
      this.#show(dialog);
    });
  }

  #show(dialog: OpenDialog): void {
    const at = this.#open.findIndex(({ kind }) => kind === dialog.kind);
    this.#set(at === -1 ? [...this.#open, dialog] : this.#open.with(at, dialog));
  }

  #set(open: readonly OpenDialog[]): void {
    this.#open = open;
    this.#state.change({ dialog: open.at(-1) });
  }
}
