import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Look, PICTURES, type Settings } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { lookOfGame } from '../../app/model/board-look.ts';
import type { State } from '../../app/model/state.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { cornerLetters } from '../../words/letters/corner-letters.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';
import { Segments } from '../ui/fields.tsx';
import { LookPicture } from './look-picture.tsx';
import { LookRow } from './look.tsx';
import { PictureRow } from './picture-row.tsx';
import { SightRows } from './sight-rows.tsx';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge' | 'panels' | 'preferences' | 'pictures'>;

interface OfChoices {
  readonly look: PaintedLook;
  /** The name of the group of radio buttons. */
  readonly group: string;
  readonly onChange: (change: Partial<Look>) => void;
}

/** Parts for the person's own card sets: choices among our cards and backs, and a button that opens their panel. */
export interface SetParts {
  readonly SetChoices: ComponentType<OfChoices & { readonly app: Parts }>;
  readonly SetBackChoice: ComponentType<OfChoices>;
  readonly SetsButton: ComponentType<{ readonly app: Parts }>;
}

interface LooksProps {
  readonly app: Parts;
  readonly state: State;
  /** Undefined until they are loaded. */
  readonly sets: SetParts | undefined;
  readonly set: (change: Partial<Settings>) => void;
}

/** Chooses how everything looks, or just the game on the table. */
export function LooksGroup({ app, state, sets, set }: LooksProps) {
  const { settings, dark, pictures } = state;
  const game = state.play?.session.game.id;
  const look: PaintedLook = { ...lookOfGame(settings, game), dark, pictures, letters: cornerLetters() };
  const change = (part: Partial<Look>): void => void app.preferences.setLook(game, part);
  // The back of a set can only be used with its cards.
  const changeCards = (part: Partial<Look>): void =>
    change({ ...(look.back === 'set' && { back: 'lattice' }), ...part });
  // The person's own pictures must be loaded to be offered.
  useEffect(() => PICTURES.forEach((name) => void app.pictures.fetch(name)), [app]);
  return (
    <section class="group">
      <h3>{say('settings.look')}</h3>
      {game !== undefined && (
        <Segments
          label={say('looks.for')}
          values={[
            { value: 'all', label: say('looks.for-all') },
            { value: 'one', label: say('looks.for-one', { game: sayGame(game) }) },
          ]}
          value={Object.hasOwn(settings.looks, game) ? 'one' : 'all'}
          onChange={(value) => void app.preferences.ownLook(game, value === 'one')}
        />
      )}
      <LookPicture look={look} subject="all" />
      <LookRow
        name="cardSet"
        look={look}
        onChange={changeCards}
        more={sets && ((group) => <sets.SetChoices {...{ app, look, group }} onChange={changeCards} />)}
      />
      {sets && <sets.SetsButton app={app} />}
      <LookRow
        name="back"
        look={look}
        onChange={change}
        more={sets && ((group) => <sets.SetBackChoice {...{ look, group }} onChange={change} />)}
      />
      <PictureRow name="back" app={app} there={pictures.back !== undefined} />
      <LookRow name="table" look={look} onChange={change} />
      <label class="switch-row">
        <span>{say('looks.colour')}</span>
        <input
          type="color"
          class="colour"
          value={look.tableColour}
          onChange={(event) => change({ table: 'colour', tableColour: event.currentTarget.value.toLowerCase() })}
        />
      </label>
      <PictureRow name="table" app={app} there={pictures.table !== undefined} />
      <p class="hint">{say('looks.picture-hint')}</p>
      <Segments
        label={say('settings.theme')}
        values={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: say(`settings.theme.${value}`),
        }))}
        value={settings.theme}
        onChange={(theme) => set({ theme })}
      />
      <SightRows settings={settings} set={set} />
    </section>
  );
}
