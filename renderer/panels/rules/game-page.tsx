import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Game, type OptionsKey, parseOptions } from '../../../engine/index.ts';
import type { App } from '../../app/app.ts';
import { sayChoice } from '../../words/choices.ts';
import { say, tongue } from '../../words/say.ts';
import { BlockView } from './blocks.tsx';
import { DifficultyView } from './odds/difficulty-view.tsx';
import { pageFactsOf } from './book/facts.ts';
import { FactsView } from './facts-view.tsx';
import { HeadFigures } from '../statistics/head-figures.tsx';
import { oddsOf } from './odds/odds.ts';
import { OddsView } from './odds/odds-view.tsx';
import { sayAnswer } from './odds/way-name.ts';
import { Glossary } from './glossary-view.tsx';
import { Icon } from '../ui/icons.tsx';
import { usePage } from './book/books.ts';
import { useAnswer } from '../ui/use-answer.ts';

interface GamePageProps {
  readonly app: App;
  readonly game: Game;
  /** Those it is played with, or would be. */
  readonly options: OptionsKey;
  /** What the page ends with. */
  readonly children?: ComponentChildren;
}

/** A game from all sides: what it is like, its rules in plain words, how it is set, how it went so far. */
export function GamePage({ app, game, options, children }: GamePageProps) {
  const facts = pageFactsOf(game.id);
  const found = usePage(game.id);
  const { at, open, back } = useGlossary();
  const { book, page } = found ?? {};
  const blocks = useMemo(() => (book && page ? book.linkTerms(page.blocks) : []), [book, page]);
  return (
    <>
      {book && at !== undefined && <Glossary book={book} at={at} onTerm={open} onBack={back} />}
      <div hidden={at !== undefined}>
        {facts && (
          <FactsView
            game={game}
            options={options}
            facts={facts}
            aliases={book?.language === tongue() ? page?.aliases : undefined}
            odds={oddsOf(game, options)}
          />
        )}
        {book && book.language !== tongue() && <p class="hint">{say('rules.language')}</p>}
        <button type="button" class="plain to-glossary" onClick={(event) => open('', event.currentTarget)}>
          <Icon name="rules" />
          {say('glossary.title')}
        </button>
        {found === null && <p>{say('rules.missing')}</p>}
        <div lang={book?.language}>
          {blocks.map((block, i) => (
            <BlockView key={i} block={block} onTerm={open} />
          ))}
        </div>
        <OddsView game={game} options={options} />
        <DifficultyView key={`${game.id} ${options}`} game={game} options={options} />
        <ChosenOptions game={game} options={options} />
        <Record app={app} game={game} />
        {children}
      </div>
    </>
  );
}

/** The glossary takes the place of the page; back from it the focus is where it was. */
function useGlossary() {
  const [at, setAt] = useState<string | undefined>(undefined);
  const from = useRef<HTMLElement | undefined>(undefined);
  const open = (term: string, pressed?: HTMLElement): void => {
    if (at === undefined) from.current = pressed;
    setAt(term);
  };
  useLayoutEffect(() => {
    if (at === undefined) from.current?.focus();
  }, [at]);
  return { at, open, back: () => setAt(undefined) };
}

function ChosenOptions({ game, options }: Pick<GamePageProps, 'game' | 'options'>) {
  const answers = parseOptions(game, options) ?? {};
  const lines = Object.entries(game.options).map(([key, option]) => {
    return { name: sayChoice(option.label), value: sayAnswer(option, answers[key] ?? option.usual) };
  });
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{say('facts.options')}</h3>
      <dl class="facts plain-facts">
        {lines.map(({ name, value }) => (
          <div key={name} class="wide">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The person's own figures of the game. */
function Record({ app, game }: Pick<GamePageProps, 'app' | 'game'>) {
  const figures = useAnswer(app.bridge, 'statistics.of', game.id, null);
  return (
    <>
      <h3>{say('facts.record')}</h3>
      {figures?.played === 0 && <p class="hint">{say('facts.unplayed')}</p>}
      {figures && figures.played > 0 && <HeadFigures figures={figures} class="facts" />}
    </>
  );
}
