import type { Look, OwnCardSet } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { saySets } from '../../words/fetched/set-words.ts';
import { LookChoice } from '../settings/look.tsx';
import { useOwnSets, usePreview } from './use-own-sets.ts';

type Parts = Pick<App, 'bridge' | 'panels'>;

interface ChoicesProps {
  readonly app: Parts;
  readonly look: PaintedLook;
  /** The name of the group of radio buttons. */
  readonly group: string;
  readonly onChange: (change: Partial<Look>) => void;
}

/** The person's own sets, as choices beside ours. */
export function SetChoices({ app, look, group, onChange }: ChoicesProps) {
  const { sets } = useOwnSets(app);
  return (
    <>
      {sets?.map((set) => (
        <SetChoice key={set.id} {...{ app, look, group, set, onChange }} />
      ))}
    </>
  );
}

function SetChoice({ app, look, group, set, onChange }: ChoicesProps & { readonly set: OwnCardSet }) {
  const preview = usePreview(app, set.id);
  const back = set.parts.includes('back') ? 'set' : undefined;
  return (
    <LookChoice
      group={group}
      label={set.name}
      look={{ ...look, cardSet: set.id, pictures: { ...look.pictures, ...(preview && { set: preview }) } }}
      subject="cards"
      checked={look.cardSet === set.id}
      onChoose={() => onChange({ cardSet: set.id, ...(back && { back }) })}
    />
  );
}

/** The back of the set in use, if it has one. */
export function SetBackChoice({ look, group, onChange }: Omit<ChoicesProps, 'app'>) {
  const { set } = look.pictures;
  if (set?.id !== look.cardSet || !set.hasBack) return null;
  return (
    <LookChoice
      group={group}
      label={saySets('sets.back')}
      look={{ ...look, back: 'set' }}
      subject="back"
      checked={look.back === 'set'}
      onChoose={() => onChange({ back: 'set' })}
    />
  );
}

/** A button that opens the panel of the person's own sets. */
export const SetsButton = ({ app }: Pick<ChoicesProps, 'app'>) => (
  <div class="row picture-row">
    <button type="button" onClick={() => void app.panels.open('card-sets')}>
      {saySets('sets.open')}
    </button>
  </div>
);
