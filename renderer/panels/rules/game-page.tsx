import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Game, isOwnId, offeredOptions, type OptionsKey, parseOptions } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { sayOption } from '../../words/options.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { tongue } from '../../words/say.ts';
import { BlockView, type OnTerm } from './blocks.tsx';
import { DifficultyView } from './odds/difficulty-view.tsx';
import { pageFactsOf } from './book/facts.ts';
import { FactsView } from './facts-view.tsx';
import { GlanceView } from './glance/glance-view.tsx';
import { CarriedLines } from '../statistics/carried-lines.tsx';
import { HeadFigures } from '../statistics/head-figures.tsx';
import { oddsOf } from './odds/odds.ts';
import { OddsView } from './odds/odds-view.tsx';
import { sayAnswer } from '../../words/versions.ts';
import { Glossary } from './glossary-view.tsx';
import { Icon } from '../ui/icons.tsx';
import { type PagePart, useBook, usePage, writtenTongue } from './book/books.ts';
import { useAnswer } from '../ui/answers/use-answer.ts';
import { OwnHead, OwnOddsView } from './own/own-page.tsx';

type Parts = Pick<App, 'bridge' | 'state' | 'preferences' | 'workers'>;

interface GamePageProps {
  readonly app: Parts;
  readonly game: Game;
  /** The options it is played with, or would be. */
  readonly options: OptionsKey;
  /** The facts of the game are folded up, below its rules in short. */
  readonly folded?: boolean;
  /** The end of the page. */
  readonly children?: ComponentChildren;
}

/** The page of a game: its facts, its rules in plain words, its options, the player's record. */
export function GamePage({ app, game, options, folded = false, children }: GamePageProps) {
  const facts = pageFactsOf(game.id);
  const parts = usePage(game.id);
  const book = useBook(writtenTongue());
  const { at, open, back } = useGlossary();
  const shown = facts && (
    <FactsView
      game={game}
      options={options}
      facts={facts}
      aliases={book?.language === tongue() ? book.aliasesOf(game.id) : undefined}
      odds={oddsOf(game, options)}
    />
  );
  const glossary = parts?.find((part) => part.book.glossary.length > 0)?.book;
  return (
    <>
      {glossary && at !== undefined && <Glossary book={glossary} at={at} onTerm={open} onBack={back} />}
      <div hidden={at !== undefined}>
        {!folded && shown}
        <button type="button" class="plain to-glossary" onClick={(event) => open('', event.currentTarget)}>
          <Icon name="rules" />
          {sayExtra('glossary.title')}
        </button>
        {isOwnId(game.id) && <OwnHead app={app} game={game} />}
        <GlanceView key={`glance ${game.id} ${options}`} game={game} options={options} />
        {folded && shown && (
          <details class="folded">
            <summary>{sayExtra('rules.facts')}</summary>
            {shown}
          </details>
        )}
        {/* A game that players have made has no page: its rules are the glance. */}
        {facts && parts === null && <p>{sayExtra('rules.missing')}</p>}
        {parts?.map((part, i) => (
          <Part key={part.book.language} part={part} isRest={i > 0} onTerm={open} />
        ))}
        {isOwnId(game.id) ? (
          <OwnOddsView key={`odds ${game.id}`} app={app} game={game} />
        ) : (
          <OddsView game={game} options={options} />
        )}
        <DifficultyView key={`${game.id} ${options}`} game={game} options={options} />
        <ChosenOptions game={game} options={options} />
        <Record app={app} game={game} />
        {children}
      </div>
    </>
  );
}

interface PartProps {
  readonly part: PagePart;
  /** It follows a part in the language in use. */
  readonly isRest: boolean;
  readonly onTerm: OnTerm;
}

/** The part of the page in one language; folded up unless that is the language in use. */
function Part({ part: { book, blocks }, isRest, onTerm }: PartProps) {
  const linked = useMemo(() => book.linkTerms(blocks), [book, blocks]);
  const text = (
    <div lang={book.language}>
      {linked.map((block, i) => (
        <BlockView key={i} block={block} onTerm={onTerm} />
      ))}
    </div>
  );
  if (book.language === tongue()) return text;
  return (
    <details class="elsewhere">
      <summary>{sayExtra(isRest ? 'rules.rest' : 'rules.language')}</summary>
      {text}
    </details>
  );
}

/** Shows the glossary in place of the page; closing it returns the focus to where it was. */
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
  const lines = offeredOptions(game, answers).map(([key, option]) => {
    return { name: sayOption(game, key), value: sayAnswer(game, key, answers[key] ?? option.usual) };
  });
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{sayExtra('facts.options')}</h3>
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

/** The person's own figures for the game. */
function Record({ app, game }: Pick<GamePageProps, 'app' | 'game'>) {
  const figures = useAnswer(app.bridge, 'statistics.of', game.id, null);
  return (
    <section class="own-record">
      <h3>{sayExtra('facts.record')}</h3>
      {figures?.played === 0 && <p class="hint">{sayExtra('facts.unplayed')}</p>}
      {figures && figures.played > 0 && <HeadFigures figures={figures} class="facts" />}
      <CarriedLines app={app} game={game.id} options={null} />
    </section>
  );
}
