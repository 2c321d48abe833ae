import { dealOf, type DealProgram } from '../../../engine/text.ts';
import { Session } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayFault } from '../../words/faults.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';

interface ByProgramProps {
  readonly app: Pick<App, 'games'>;
  readonly play: Play;
  readonly program: DealProgram;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Chooses a deal by its number in another program. */
export function ByProgram({ app, play, program, text, onText, onClose }: ByProgramProps) {
  const { game, options } = play.session;
  const found = text.trim() === '' ? undefined : dealOf(program, game, options, text);
  const bad = found?.ok === false;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!found?.ok) return;
        onClose();
        void app.games.take(Session.begin(game, options, found.value));
      }}
    >
      <label class="field">
        <span>{sayExtra('deal.number')}</span>
        <span class="deal-go">
          <input
            class="number"
            autoComplete="off"
            spellcheck={false}
            value={text}
            aria-invalid={bad}
            onInput={(event) => onText(event.currentTarget.value)}
          />
          <button type="submit" class="first" disabled={!found?.ok}>
            {sayExtra('deal.play')}
          </button>
        </span>
        <small class={bad ? 'bad' : ''}>{bad ? sayFault(found.error) : sayExtra('deal.same-cards')}</small>
      </label>
    </form>
  );
}
