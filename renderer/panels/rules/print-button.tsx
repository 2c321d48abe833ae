import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Icon } from '../ui/icons.tsx';

/** Prints the rules shown, as a card of two columns. */
export function PrintButton() {
  return (
    <button
      type="button"
      class="plain icon-only"
      aria-label={sayExtra('rules.print')}
      title={sayExtra('rules.print')}
      onClick={() => print()}
    >
      <Icon name="print" />
    </button>
  );
}
