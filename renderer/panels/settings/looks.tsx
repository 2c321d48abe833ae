import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Look, PICTURES } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { paintedLookOf } from '../../app/model/board-look.ts';
import type { State } from '../../app/model/state.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { colourLettersOf } from '../../words/letters/colour-letters.ts';
import { ownCornerLetters } from '../../words/letters/corner-letters.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayGame } from '../../words/games.ts';
import { tongue } from '../../words/say.ts';
import { LookPicture } from './look-picture.tsx';
import { LookRow, saysOfLook } from './look.tsx';
import { PictureRow } from './picture-row.tsx';
import { type SettingGroup, type SettingParts, type SettingRow, segmentsRow, switchRow } from './setting-row.tsx';
import { joinList } from '../../words/joins.ts';

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

interface LooksParts extends SettingParts {
  readonly app: Parts;
  readonly state: State;
  /** Undefined until they are loaded. */
  readonly sets: SetParts | undefined;
}

/** Returns the settings for how cards and table look, in every game or just the one on the table. */
export function looksGroup(parts: LooksParts): SettingGroup {
  const { app, state } = parts;
  const { settings } = state;
  const game = state.play?.session.game.id;
  const look = paintedLookOf(state, game);
  const change = (part: Partial<Look>): void => void app.preferences.setLook(game, part);
  return {
    name: 'look',
    title: sayExtra('settings.look'),
    icon: 'picture',
    head: <LookHead {...{ app, look }} />,
    rows: [
      ...(game === undefined ? [] : [scopeRow(app, settings.looks, game)]),
      cardsRow(parts, look, change),
      backsRow(parts, look, change),
      tableRow(parts, look, change),
      ...letterRows(parts),
    ],
  };
}

/** The whole look, above the choices; the person's own pictures must be loaded to be offered. */
function LookHead({ app, look }: { readonly app: Parts; readonly look: PaintedLook }) {
  useEffect(() => PICTURES.forEach((name) => void app.pictures.fetch(name)), [app]);
  return <LookPicture look={look} subject="all" />;
}

const scopeRow = (app: Parts, looks: Readonly<Record<string, Look>>, game: string): SettingRow =>
  segmentsRow('scope', {
    label: sayExtra('looks.for'),
    values: [
      { value: 'all', label: sayExtra('looks.for-all') },
      { value: 'one', label: sayExtra('looks.for-one', { game: sayGame(game) }) },
    ],
    value: Object.hasOwn(looks, game) ? 'one' : 'all',
    onChange: (value) => void app.preferences.ownLook(game, value === 'one'),
  });

type Change = (part: Partial<Look>) => void;

function cardsRow({ app, sets }: LooksParts, look: PaintedLook, change: Change): SettingRow {
  // The back of a set can only be used with its cards.
  const onChange: Change = (part) => change({ ...(look.back === 'set' && { back: 'lattice' }), ...part });
  return {
    key: 'cardSet',
    says: saysOfLook('cardSet'),
    view: (
      <>
        <LookRow
          name="cardSet"
          {...{ look, onChange }}
          more={sets && ((group) => <sets.SetChoices {...{ app, look, group, onChange }} />)}
        />
        {sets && <sets.SetsButton app={app} />}
      </>
    ),
  };
}

const backsRow = ({ app, sets, state }: LooksParts, look: PaintedLook, onChange: Change): SettingRow => ({
  key: 'back',
  says: [...saysOfLook('back'), sayExtra('looks.picture.back')],
  view: (
    <>
      <LookRow
        name="back"
        {...{ look, onChange }}
        more={sets && ((group) => <sets.SetBackChoice {...{ look, group, onChange }} />)}
      />
      <PictureRow name="back" app={app} there={state.pictures.back !== undefined} />
    </>
  ),
});

const tableRow = ({ app, state }: LooksParts, look: PaintedLook, onChange: Change): SettingRow => ({
  key: 'table',
  says: [
    ...saysOfLook('table'),
    sayExtra('looks.colour'),
    sayExtra('looks.picture.table'),
    sayExtra('looks.picture-hint'),
  ],
  view: (
    <>
      <LookRow name="table" {...{ look, onChange }} />
      <label class="switch-row">
        <span>{sayExtra('looks.colour')}</span>
        <input
          type="color"
          class="colour"
          value={look.tableColour}
          onChange={(event) => onChange({ table: 'colour', tableColour: event.currentTarget.value.toLowerCase() })}
        />
      </label>
      <PictureRow name="table" app={app} there={state.pictures.table !== undefined} />
      <p class="hint">{sayExtra('looks.picture-hint')}</p>
    </>
  ),
});

/** The letters on face cards, where the language has its own, and those that tell red from black. */
function letterRows(parts: LooksParts): readonly SettingRow[] {
  const letters = ownCornerLetters();
  const { red, black } = colourLettersOf(tongue());
  return [
    ...(letters
      ? [switchRow('localLetters', sayExtra('settings.localLetters', { letters: joinList(letters) }), parts)]
      : []),
    switchRow('colourLetters', sayExtra('settings.colourLetters', { red, black }), parts),
  ];
}
