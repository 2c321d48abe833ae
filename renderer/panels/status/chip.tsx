import type { Command } from '../../../preload/api.ts';
import type { State } from '../../app/model/state.ts';
import { say, type Word } from '../../words/say.ts';
import { stay } from '../ui/focus/stay.ts';
import { MessageButtons } from '../ui/message-buttons.tsx';

/** The buttons during a search and after its result. */
const SOLVING_TOOLS: Readonly<Record<NonNullable<State['solving']>, readonly (readonly [Word, Command])[]>> = {
  searching: [['solver.stop', 'solve']],
  won: [
    ['solver.show', 'solve'],
    ['solver.solution', 'solution'],
  ],
  lost: [
    ['solver.back', 'way-back'],
    ['solver.why', 'why-lost'],
  ],
  never: [
    ['stuck.new', 'new'],
    ['solver.why', 'why-lost'],
  ],
};

/** What the buttons after a search refer to, said again once a later message has disappeared. */
const FOUND: Readonly<Record<Exclude<State['solving'], 'searching' | undefined>, Word>> = {
  won: 'solver.won',
  lost: 'solver.lost',
  never: 'prospect.never',
};

const messageOf = ({ message, solving }: State): string =>
  message === '' && solving && solving !== 'searching' ? say(FOUND[solving]) : message;

interface ChipProps {
  readonly state: State;
  readonly run: (command: Command) => void;
}

/** The message over the foot of the table, with its buttons. A message shown beside a pile is not repeated here. */
export function MessageChip({ state, run }: ChipProps) {
  const { solving, beside, offers } = state;
  const message = messageOf(state);
  const isShown = message !== '' && beside === undefined;
  return (
    <div class={isShown ? 'message-chip' : 'message-chip empty'} onMouseDown={stay}>
      <p class="message">{message}</p>
      {isShown && (
        <div class="row">
          {solving &&
            SOLVING_TOOLS[solving].map(([word, command]) => (
              <button key={word} type="button" class="offer solving" onClick={() => run(command)}>
                {say(word)}
              </button>
            ))}
          <MessageButtons buttons={offers} />
        </div>
      )}
    </div>
  );
}
