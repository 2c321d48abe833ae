import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { FileView } from './file-view.tsx';
import { Places } from './places.tsx';
import { StoredList } from './stored-list.tsx';
import { TypedTotals } from './typed-totals.tsx';
import { useForeignFiles } from './use-foreign-files.ts';
import { useStored } from './use-stored.ts';

type Parts = Pick<App, 'bridge' | 'preferences' | 'games' | 'panels'>;

interface PanelProps {
  readonly app: Parts;
  readonly state: State;
  readonly onClose: () => void;
}

/** Imports what was played in other programs: files are chosen, dropped or searched, previewed, and then stored. */
export function CarriedPanel({ app, state, onClose }: PanelProps) {
  const stored = useStored(app);
  const files = useForeignFiles(app);
  return (
    <Dialog title={sayExtra('carried.title')} onClose={onClose}>
      <p>{sayExtra('carried.text')}</p>
      <ChooseFiles files={files} />
      {files.list.map(({ key, file }) => (
        <FileView key={key} app={app} state={state} file={file} onStored={stored.look} />
      ))}
      <StoredList stored={stored} />
      <TypedTotals app={app} onStored={stored.look} />
      <Places />
    </Dialog>
  );
}
