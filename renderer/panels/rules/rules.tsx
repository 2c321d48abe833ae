import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { Icon } from '../ui/icons.tsx';
import { GamePage } from './game-page.tsx';
import { PrintButton } from './print-button.tsx';

type Parts = Pick<App, 'bridge' | 'state' | 'preferences' | 'workers'>;

interface RulesProps {
  readonly app: Parts;
  readonly play: Play;
  readonly onClose: () => void;
  /** The end of the page. */
  readonly children?: ComponentChildren;
}

/** The page of the game beside the table, so that both are visible. */
export function RulesPanel({ app, play, onClose, children }: RulesProps) {
  const { game, options } = play.session;
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => body.current?.scrollTo(0, 0), [game.id]);
  return (
    <aside class="rules" aria-label={sayExtra('rules.title', { game: sayGame(game.id) })}>
      <header>
        <h2>{sayGame(game.id)}</h2>
        <PrintButton />
        <button type="button" class="plain icon-only" aria-label={say('button.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="rules-body" ref={body} tabIndex={0}>
        <GamePage key={`${game.id} ${play.finished}`} app={app} game={game} options={options} folded>
          {children}
        </GamePage>
      </div>
    </aside>
  );
}
