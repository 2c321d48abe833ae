import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { OpenShared } from './open-shared.tsx';
import { ShareGame } from './share-game.tsx';

interface ShareProps {
  /** The parts of the program used here. */
  readonly app: Pick<App, 'bridge' | 'state' | 'notices' | 'dialogs' | 'panels' | 'tabletop' | 'games' | 'replays'>;
  readonly play: Play;
  readonly onClose: () => void;
}

/** Shares what is on the table, and has a box for what others have shared, or for the cards of one's own deal. */
export const SharePanel = ({ app, play, onClose }: ShareProps) => (
  <Dialog title={say('command.share')} size="wide" onClose={onClose}>
    <ShareGame app={app} play={play} />
    <OpenShared app={app} onClose={onClose} />
  </Dialog>
);
