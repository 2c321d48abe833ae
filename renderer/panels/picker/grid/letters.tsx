import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { initialsOf } from './initials.ts';

/** Shorter lists get no letters, as they can be taken in at a glance. */
const MIN_GAMES = 60;

interface LettersProps {
  /** The names of the games, in the order listed. */
  readonly names: readonly string[];
  /** Goes to the game at this index. */
  readonly onPick: (at: number) => void;
}

/** The alphabet above a long list of games: each letter goes to the first game that begins with it. */
export function Letters({ names, onPick }: LettersProps) {
  if (names.length < MIN_GAMES) return null;
  return (
    <nav class="letters" aria-label={sayExtra('picker.letters')}>
      {initialsOf(names).map(({ letter, at }) => (
        <button key={letter} type="button" class="plain" onClick={() => onPick(at)}>
          {letter}
        </button>
      ))}
    </nav>
  );
}
