import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Game } from '../../engine/index.ts';
import { say, tongue } from '../words/say.ts';
import { BlockView } from './blocks.tsx';
import { Icon } from './icons.tsx';
import { pageOf } from './pages.ts';

/** The rules beside the table, so that both are seen. */
export function RulesPanel({ game, onClose }: { readonly game: Game; readonly onClose: () => void }) {
  const page = pageOf(game.id);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => body.current?.scrollTo(0, 0), [game.id]);
  return (
    <aside class="rules" aria-label={say('rules.title', { game: game.name })}>
      <header>
        <h2>{game.name}</h2>
        <button type="button" class="plain icon-only" aria-label={say('button.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {tongue() !== 'en' && <p class="hint rules-language">{say('rules.language')}</p>}
      <div class="rules-body" ref={body} tabIndex={0} lang="en">
        {page ? page.blocks.map((block, i) => <BlockView key={i} block={block} />) : <p>{say('rules.missing')}</p>}
      </div>
    </aside>
  );
}
