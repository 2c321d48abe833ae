import { type Choice, makeOptions, parseOptions, type Switch } from '../../engine/index.ts';
import type { App } from '../app/app.ts';
import { givesUp } from '../app/counts.ts';
import type { Play } from '../app/play.ts';
import type { State } from '../app/state.ts';
import { sayChoice } from '../words/choices.ts';
import { say } from '../words/say.ts';
import { Dialog } from './dialog.tsx';
import { Segments, SwitchRow } from './fields.tsx';

interface OptionsProps {
  readonly app: App;
  readonly state: State;
  readonly play: Play;
  readonly onClose: () => void;
}

/** The ways this game can be played. */
export function OptionsPanel({ app, state, play, onClose }: OptionsProps) {
  const { game, options } = play.session;
  const answers = parseOptions(game, state.pending ?? options) ?? {};
  const set = (key: string, value: string | boolean): void =>
    void app.choose(makeOptions(game, { ...answers, [key]: value }));
  const all = Object.entries(game.options);
  return (
    <Dialog title={say('options.title', { game: game.name })} onClose={onClose}>
      {all.length === 0 && <p>{say('options.none', { game: game.name })}</p>}
      <div class="stack">
        {all.map(([key, option]) => (
          <OptionRow
            key={key}
            option={option}
            value={answers[key] ?? option.usual}
            onChange={(value) => set(key, value)}
          />
        ))}
      </div>
      {all.length > 0 && <p class="hint">{say(givesUp(play) ? 'options.later' : 'options.now')}</p>}
      {state.pending !== undefined && (
        <div class="row end">
          <p class="hint grow">{say('options.pending')}</p>
          <button type="button" onClick={() => void app.open(undefined).then(() => app.newDeal())}>
            {say('options.deal')}
          </button>
        </div>
      )}
    </Dialog>
  );
}

interface OptionRowProps {
  readonly option: Choice | Switch;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
}

function OptionRow({ option, value, onChange }: OptionRowProps) {
  if (option.kind === 'switch')
    return <SwitchRow label={sayChoice(option.label)} on={value === true} onChange={onChange} />;
  const values = Object.entries(option.values).map(([key, { label }]) => ({ value: key, label: sayChoice(label) }));
  return <Segments label={sayChoice(option.label)} values={values} value={String(value)} onChange={onChange} upright />;
}
