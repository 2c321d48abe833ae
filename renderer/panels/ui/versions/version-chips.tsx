import { useId } from 'preact/hooks';
import { type Answers, type Game, makeOptions } from '../../../../engine/rules.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { sayAnswers } from '../../../words/versions.ts';
import { type CommonVersion, isVersion } from './common-versions.ts';

interface VersionChipsProps {
  readonly game: Game;
  readonly versions: readonly CommonVersion[];
  /** All answers with which the game is played. */
  readonly answers: Answers;
  readonly onPick: (answers: Answers) => void;
}

/** The versions of a game that most players know. */
export function VersionChips({ game, versions, answers, onPick }: VersionChipsProps) {
  const id = useId();
  if (versions.length === 0) return null;
  return (
    <div class="versions" role="group" aria-labelledby={id}>
      <p id={id} class="hint">
        {sayExtra('options.preset')}
      </p>
      <div class="version-chips">
        {versions.map((version) => (
          <button
            key={version.name}
            type="button"
            class="chip"
            aria-pressed={isVersion(version, answers)}
            title={sayAnswers(game, makeOptions(game, { ...answers, ...version.answers }))}
            onClick={() => onPick(version.answers)}
          >
            {version.name}
          </button>
        ))}
      </div>
    </div>
  );
}
