import { say } from '../../words/say.ts';
import type { Odds } from './odds.ts';
import { sayWinnable } from './odds-view.tsx';
import type { GameFacts } from './page.ts';
import { sayFamily } from '../../words/families.ts';

interface FactsViewProps {
  readonly facts: GameFacts;
  readonly odds: Odds | undefined;
}

/** What a game is like, at a glance. */
export function FactsView({ facts, odds }: FactsViewProps) {
  const { family, packs, redeals, open, skill, luck, time, aliases } = facts;
  const lines = [
    [say('picker.family'), sayFamily(family)],
    [say('picker.packs'), say('picker.packs-value', { value: packs })],
    [say('facts.redeals'), redeals === 'none' || redeals === 'unlimited' ? say(`facts.redeals-${redeals}`) : redeals],
    [say('facts.cards'), say(open ? 'facts.open' : 'facts.hidden')],
    [say('picker.time'), say('picker.minutes', { minutes: time })],
    ...(odds ? [[say('picker.wins'), sayWinnable(odds)]] : []),
  ] as const;
  return (
    <dl class="facts">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <Measure name={say('facts.skill')} value={skill} />
      <Measure name={say('facts.luck')} value={luck} />
      {aliases.length > 0 && (
        <div class="wide">
          <dt>{say('facts.aliases')}</dt>
          <dd lang="en">{aliases.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

const MOST = [1, 2, 3, 4, 5] as const;

/** So many dots of five. */
function Measure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="unseen">{say('facts.of-five', { value })}</span>
        <span class="dots" aria-hidden="true">
          {MOST.map((dot) => (
            <span key={dot} class={dot <= value ? 'dot on' : 'dot'} />
          ))}
        </span>
      </dd>
    </div>
  );
}
