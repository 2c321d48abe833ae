import {
  type Answers,
  type Choice,
  type Game,
  makeOptions,
  offeredOptions,
  parseOptions,
  presentOptions,
  recipeOf,
  type Switch,
} from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { givesUp } from '../../app/model/play/leaving.ts';
import type { Play } from '../../app/model/play/play.ts';
import type { State } from '../../app/model/state.ts';
import { sayOption, sayValue } from '../../words/options.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayVersion } from '../../words/versions.ts';
import { commonPresets, isVersion } from '../ui/versions/common-versions.ts';
import { VersionChips } from '../ui/versions/version-chips.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PickRow, Segments, SwitchRow } from '../ui/fields.tsx';

type Parts = Pick<App, 'panels' | 'games'>;

interface OptionsProps {
  readonly app: Parts;
  readonly state: State;
  readonly play: Play;
  readonly onClose: () => void;
}

/** The options of this game. */
export function OptionsPanel({ app, state, play, onClose }: OptionsProps) {
  const { game, options } = play.session;
  const answers = parseOptions(game, state.pendingOptions ?? options) ?? {};
  const set = (changed: Answers): void =>
    void app.games.choose(presentOptions(game, makeOptions(game, { ...answers, ...changed })));
  const all = offeredOptions(game, answers);
  return (
    <Dialog title={sayExtra('options.title', { game: sayGame(game.id) })} onClose={onClose}>
      {all.length === 0 && <p>{sayExtra('options.none', { game: sayGame(game.id) })}</p>}
      <div class="stack">
        {game.presets.length > 0 && <PresetRow game={game} answers={answers} onPick={set} />}
        {all.map(([key, option]) => (
          <OptionRow
            key={key}
            game={game}
            of={key}
            option={option}
            value={answers[key] ?? option.usual}
            onChange={(value) => set({ [key]: value })}
          />
        ))}
        {recipeOf(game.id) && (
          <div class="row">
            <button type="button" onClick={() => void app.panels.open('workshop')}>
              {sayExtra('picker.change-rules')}
            </button>
          </div>
        )}
      </div>
      {all.length > 0 && recipeOf(game.id) && <p class="hint">{sayExtra('options.own', { game: sayGame(game.id) })}</p>}
      {all.length > 0 && <p class="hint">{sayExtra(givesUp(play) ? 'options.later' : 'options.now')}</p>}
      {all.length > 0 && givesUp(play) && (
        // Keeps its place while there is nothing to deal, so that the next thing clicked does not move away.
        <div
          class={state.pendingOptions === undefined ? 'row end kept-free' : 'row end'}
          inert={state.pendingOptions === undefined}
        >
          <p class="hint grow">{sayExtra('options.pending')}</p>
          <button type="button" onClick={() => void app.panels.open(undefined).then(() => app.games.newDeal())}>
            {sayExtra('options.deal')}
          </button>
        </div>
      )}
    </Dialog>
  );
}

interface PresetRowProps {
  readonly game: Game;
  readonly answers: Answers;
  readonly onPick: (answers: Answers) => void;
}

/** A choice of presets: chips where some are common, else a list that shows the one that is set now, if any. */
function PresetRow({ game, answers, onPick }: PresetRowProps) {
  const { presets } = game;
  const common = commonPresets(game);
  if (common.length > 0) return <VersionChips versions={common} {...{ game, answers, onPick }} />;
  const values = presets.map((preset, at) => ({
    value: String(at),
    label: sayVersion(game, makeOptions(game, preset.answers)),
  }));
  const now = presets.findIndex((preset) => isVersion(preset, answers));
  const own = { value: '-1', label: sayExtra('options.preset-none') };
  return (
    <PickRow
      label={sayExtra('options.preset')}
      values={now < 0 ? [own, ...values] : values}
      value={String(now)}
      onChange={(value) => onPick(presets[Number(value)]?.answers ?? {})}
    />
  );
}

interface OptionRowProps {
  readonly game: Game;
  /** The key of the option. */
  readonly of: string;
  readonly option: Choice | Switch;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
}

/** At most this many choices are shown as radio buttons; more become a list. */
const MAX_RADIO_CHOICES = 6;
/** The most letters of all choices together that are shown side by side. */
const MAX_ROW_LETTERS = 18;

function OptionRow({ game, of, option, value, onChange }: OptionRowProps) {
  const label = sayOption(game, of);
  if (option.kind === 'switch') return <SwitchRow label={label} on={value === true} onChange={onChange} />;
  const values = Object.keys(option.values).map((key) => ({ value: key, label: sayValue(game, of, key) }));
  const row = { label, values, value: String(value), onChange };
  if (values.length > MAX_RADIO_CHOICES) return <PickRow {...row} />;
  return <Segments {...row} upright={values.map((each) => each.label).join('').length > MAX_ROW_LETTERS} />;
}
