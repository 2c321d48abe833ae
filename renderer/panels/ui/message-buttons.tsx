import type { MessageButton } from '../../app/model/state.ts';
import { say } from '../../words/say.ts';

/** The buttons beside a message. One that changes its word keeps the keyboard's focus. */
export const MessageButtons = ({ buttons }: { readonly buttons: readonly MessageButton[] }) =>
  buttons.map(({ word, act }, i) => (
    <button key={i} type="button" class="offer" onClick={act}>
      {say(word)}
    </button>
  ));
