import { findGame } from '../../../engine/rules.ts';
import { sayFamily, sayFamilyAbout } from '../../words/fetched/families.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import type { PickerEntry } from './choosing/chooser.ts';
import { BRANCHES, type Branch } from './choosing/family-tree.ts';
import { GamePicture } from './picture/picture.tsx';

interface FamiliesProps {
  readonly entries: readonly PickerEntry[];
  readonly onPick: (family: string) => void;
}

/** All families of games by branch: a picture of one of their tables, what its games share, and how many there are. */
export function Families({ entries, onPick }: FamiliesProps) {
  const branches = Object.entries(BRANCHES) as [Branch, Readonly<Record<string, string>>][];
  return branches.map(([branch, families]) => (
    <section key={branch}>
      <h3>{sayExtra(`branch.${branch}`)}</h3>
      <ul class="tiles families">
        {Object.entries(families).map(([family, shown]) => (
          <FamilyTile key={family} {...{ family, shown, onPick }} count={countOf(entries, family)} />
        ))}
      </ul>
    </section>
  ));
}

const countOf = (entries: readonly PickerEntry[], family: string): number =>
  entries.filter(({ facts }) => facts?.family === family).length;

interface FamilyTileProps {
  readonly family: string;
  /** The game whose table is pictured. */
  readonly shown: string;
  readonly count: number;
  readonly onPick: (family: string) => void;
}

function FamilyTile({ family, shown, count, onPick }: FamilyTileProps) {
  const game = findGame(shown);
  if (!game || count === 0) return null;
  return (
    <li class="tile">
      <button type="button" class="tile-main" onClick={() => onPick(family)}>
        <GamePicture game={game} />
        <span class="tile-name">{sayFamily(family)}</span>
        <span class="tile-facts">{sayFamilyAbout(family)}</span>
        <span class="tile-facts">{sayExtra('picker.count', { count })}</span>
      </button>
    </li>
  );
}
