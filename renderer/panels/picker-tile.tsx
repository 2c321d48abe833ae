import type { Game } from '../../engine/index.ts';
import type { App } from '../app/app.ts';
import type { State } from '../app/state.ts';
import { locale, say } from '../words/say.ts';
import { Icon } from './icons.tsx';
import type { GameFacts } from './page.ts';
import { Picture } from './picture.tsx';

interface TileProps {
  readonly app: App;
  readonly state: State;
  readonly game: Game;
  readonly facts: GameFacts | undefined;
  readonly onEnter: (id: string) => void;
}

/** One game in the picker. */
export function Tile({ app, state, game, facts, onEnter }: TileProps) {
  const { favourites } = state.settings;
  const liked = favourites.includes(game.id);
  const like = (): void =>
    void app.set({ favourites: liked ? favourites.filter((id) => id !== game.id) : [...favourites, game.id] });
  const here = state.play?.session.game.id === game.id;
  return (
    <li class={here ? 'tile here' : 'tile'}>
      <button type="button" class="tile-main" title={othersLine(facts)} onClick={() => onEnter(game.id)}>
        <Picture game={game} />
        <span class="tile-name">{game.name}</span>
        <span class="tile-facts">{factsLine(facts)}</span>
        <Going state={state} id={game.id} here={here} />
      </button>
      <button
        type="button"
        class="plain icon-only star"
        aria-pressed={liked}
        aria-label={say('picker.favourite', { game: game.name })}
        onClick={like}
      >
        <Icon name="star" filled={liked} />
      </button>
    </li>
  );
}

/** Whether the game is on the table, or waits to be gone on with. */
function Going({ state, id, here }: { readonly state: State; readonly id: string; readonly here: boolean }) {
  const going = state.going.find((kept) => kept.game === id);
  if (here) return <span class="badge">{say('picker.playing')}</span>;
  if (!going) return null;
  return <span class="badge">{say('picker.resume', { moves: going.moveCount })}</span>;
}

function othersLine(facts: GameFacts | undefined): string | undefined {
  return facts && facts.aliases.length > 0 ? say('picker.also', { names: facts.aliases.join(', ') }) : undefined;
}

function factsLine(facts: GameFacts | undefined): string {
  if (!facts) return '';
  const wins = say('picker.facts-wins', { wins: say(`picker.wins-${facts.wins}`).toLocaleLowerCase(locale()) });
  return [say('picker.minutes', { minutes: facts.time }), wins].join(' · ');
}
