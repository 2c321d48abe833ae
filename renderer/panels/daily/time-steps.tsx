import { Icon } from '../ui/icons.tsx';

interface TimeStepsProps {
  readonly title: string;
  readonly earlier: string;
  readonly later: string;
  /** Undefined: there is nothing earlier. */
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
}

/** The month or week shown, with buttons to the ones before and after. */
export function TimeSteps({ title, earlier, later, onEarlier, onLater }: TimeStepsProps) {
  const button = (word: string, icon: 'back' | 'on', go: (() => void) | undefined) => (
    <button
      type="button"
      class="plain icon-only"
      aria-label={word}
      title={word}
      aria-disabled={go === undefined}
      onClick={() => go?.()}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="daily-months">
      {button(earlier, 'back', onEarlier)}
      <h3 aria-live="polite">{title}</h3>
      {button(later, 'on', onLater)}
    </div>
  );
}
