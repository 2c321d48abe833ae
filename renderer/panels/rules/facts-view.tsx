import { useMemo } from 'preact/hooks';
import type { Game, OptionsKey } from '../../../engine/rules.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { easeOf, type Odds } from './odds/odds.ts';
import { sayEstimate } from './odds/say-odds.ts';
import { factsOfWay } from './book/facts-of-way.ts';
import type { GameFacts } from './book/page.ts';
import { sayFamily } from '../../words/fetched/families.ts';
import { joinList } from '../../words/joins.ts';

interface FactsViewProps {
  readonly game: Game;
  /** The options it is played with. */
  readonly options: OptionsKey;
  readonly facts: GameFacts;
  /** Other names in the language in use; those in English are among the facts. */
  readonly aliases: readonly string[] | undefined;
  readonly odds: Odds | undefined;
}

/** The facts of a game, at a glance. */
export function FactsView({ game, options, facts, aliases: translated = [], odds }: FactsViewProps) {
  const { family, skill, luck, time, aliases } = facts;
  const { packs, redeals, open } = useMemo(() => factsOfWay(game, options), [game, options]);
  const own = translated.filter((name) => name !== sayGame(game.id));
  const english = [game.name, ...aliases].filter((name) => name !== sayGame(game.id) && !own.includes(name));
  const ease = easeOf(game, options);
  const lines = [
    [sayExtra('picker.family'), sayFamily(family)],
    [sayExtra('picker.packs'), sayExtra('picker.packs-value', { value: packs })],
    [
      sayExtra('facts.redeals'),
      redeals === 'none' || redeals === 'unlimited' ? sayExtra(`facts.redeals-${redeals}`) : redeals,
    ],
    [sayExtra('facts.cards'), sayExtra(open ? 'facts.open' : 'facts.hidden')],
    [sayExtra('picker.time'), sayExtra('picker.minutes', { minutes: time })],
    ...(odds ? [[sayExtra('picker.wins'), sayEstimate(odds)]] : []),
    ...(ease === '' ? [] : [[sayExtra('picker.ease'), sayExtra(`picker.ease-${ease}`)]]),
  ] as const;
  return (
    <dl class="facts of-game">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <Measure name={sayExtra('facts.skill')} value={skill} />
      <Measure name={sayExtra('facts.luck')} value={luck} />
      {own.length + english.length > 0 && (
        <div class="wide">
          <dt>{sayExtra('facts.aliases')}</dt>
          <dd>
            {joinList(own)}
            {own.length > 0 && english.length > 0 && say('join.list', { before: '', next: '' })}
            <span lang="en">{joinList(english)}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

const DOTS = [1, 2, 3, 4, 5] as const;

/** A value as dots, out of five. */
function Measure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="unseen">{sayExtra('facts.of-five', { value })}</span>
        <span class="dots" aria-hidden="true">
          {DOTS.map((dot) => (
            <span key={dot} class={dot <= value ? 'dot on' : 'dot'} />
          ))}
        </span>
      </dd>
    </div>
  );
}
