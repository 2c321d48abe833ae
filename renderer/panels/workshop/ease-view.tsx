import { useId } from 'preact/hooks';
import { differences, readRecipe, type Recipe } from '../../../engine/rules.ts';
import type { EasedGame } from '../../app/services/odds/odds-messages.ts';
import type { Describing } from '../../words/fetched/description-words.ts';
import { sayWhole } from '../../words/say.ts';
import { ProgressBar } from '../ui/progress.tsx';
import { sayField } from '../rules/own/say-answer.ts';
import type { Easing } from './use-ease.ts';
import { endSentence, joinList, joinSentences } from '../../words/joins.ts';

interface EaseViewProps {
  readonly recipe: Recipe;
  readonly easing: Easing;
  readonly describing: Describing;
  readonly onChange: (recipe: Recipe) => void;
}

/** From here on, a change of the share of wins counts as big. */
const BIG_CHANGE = 0.15;

/** Makes a game a little easier or harder by one change, or by a choice of several. */
export function EaseView({ recipe, easing: { sought, seek, stop }, describing, onChange }: EaseViewProps) {
  if (sought && sought.found === undefined) {
    const label = describing.say('recipe.trying');
    return <ProgressBar label={label} done={sought.done} caption={sayWhole(sought.done)} onCancel={stop} />;
  }
  const found = sought?.found ?? [];
  const wanted = sought?.wanted ?? 'easier';
  const step = found.every((one) => one.step < BIG_CHANGE) ? 'little' : 'big';
  return (
    <div class="stack">
      <div class="row">
        <button type="button" onClick={() => seek('easier')}>
          {describing.say('recipe.easier')}
        </button>
        <button type="button" onClick={() => seek('harder')}>
          {describing.say('recipe.harder')}
        </button>
      </div>
      <p role="status">
        {sought &&
          (found.length === 0
            ? describing.say('recipe.no-change', { wanted })
            : describing.say('recipe.does-it', { wanted, step, several: found.length > 1 ? 'yes' : 'no' }))}
      </p>
      {found.length > 0 && (
        <ul class="changes">
          {found.map((one) => (
            <ChangeView key={one.game} {...{ recipe, describing, onChange }} eased={one} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A change, how much it helps, and a button that makes it. */
function ChangeView({
  recipe,
  describing,
  onChange,
  eased,
}: Omit<EaseViewProps, 'easing'> & { readonly eased: EasedGame }) {
  const descriptionId = useId();
  const changed = readRecipe(eased.game);
  if (!changed) return null;
  return (
    <li>
      <p id={descriptionId}>
        {joinSentences([
          endSentence(joinList(differences(changed, recipe).map((field) => sayField(describing, changed, field)))),
          describing.say('recipe.eased', { ...eased }),
        ])}
      </p>
      <button type="button" aria-describedby={descriptionId} onClick={() => onChange(changed)}>
        {describing.say('recipe.take')}
      </button>
    </li>
  );
}
