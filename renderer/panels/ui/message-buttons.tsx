import type { MessageButton } from '../../app/model/state.ts';
import { say } from '../../words/say.ts';

/** The buttons beside a message. */
export const MessageButtons = ({ buttons }: { readonly buttons: readonly MessageButton[] }) =>
  buttons.map(({ word, act }) => (
    <button key={word} type="button" class="offer" onClick={act}>
      {say(word)}
    </button>
  ));
