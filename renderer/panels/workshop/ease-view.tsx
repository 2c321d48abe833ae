import { differences, readRecipe, type Recipe } from '../../../engine/index.ts';
import type { Describing } from '../../words/fetched/described.ts';
import { sayWhole } from '../../words/say.ts';
import { ProgressBar } from '../ui/progress.tsx';
import { sayField } from '../rules/own/say-answer.ts';
import type { Easing } from './use-ease.ts';

interface EaseViewProps {
  readonly recipe: Recipe;
  readonly easing: Easing;
  readonly describing: Describing;
  readonly onChange: (recipe: Recipe) => void;
}

/** From here on a change of the share is more than a little. */
const BIG = 0.15;

/** Makes a game a little easier or harder by the one change that does it. */
export function EaseView({ recipe, easing: { sought, seek, stop }, describing, onChange }: EaseViewProps) {
  if (sought && sought.found === undefined) {
    const label = describing.say('recipe.trying');
    return <ProgressBar label={label} done={sought.done} told={sayWhole(sought.done)} onCancel={stop} />;
  }
  const found = sought?.found === 'none' ? undefined : sought?.found;
  const changed = readRecipe(found?.game ?? '');
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
      <div role="status">
        {sought && !changed && <p>{describing.say('recipe.no-change', { wanted: sought.wanted })}</p>}
        {sought && found && changed && (
          <p>
            {describing.say('recipe.does-it', { wanted: sought.wanted, step: found.step < BIG ? 'little' : 'big' })}{' '}
            {differences(changed, recipe)
              .map((field) => sayField(describing, changed, field))
              .join(', ')}
            . {describing.say('recipe.eased', { ...found })}
          </p>
        )}
      </div>
      {changed && (
        <button type="button" onClick={() => onChange(changed)}>
          {describing.say('recipe.take')}
        </button>
      )}
    </div>
  );
}
