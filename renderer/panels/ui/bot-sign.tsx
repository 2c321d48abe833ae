import { useId } from 'preact/hooks';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Icon } from './icons.tsx';

/**
 * A sign after a text that names the basic bot: pressed, it says what the bot is. Screen readers say so as they reach
 * it. `isNamed`: it stands on its own, with its question in words.
 */
export function BotSign({ isNamed = false }: { readonly isNamed?: boolean }) {
  const id = useId();
  return (
    <span class="bot-sign">
      <button
        type="button"
        class={isNamed ? 'plain' : 'plain icon-only'}
        aria-label={sayExtra('bot.ask')}
        aria-describedby={id}
        popovertarget={id}
      >
        <Icon name="info" />
        {isNamed && sayExtra('bot.ask')}
      </button>
      <span id={id} popover="auto">
        {sayExtra('bot.is')}
      </span>
    </span>
  );
}
