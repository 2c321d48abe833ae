import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { OpenShared } from './open-shared.tsx';
import { ShareGame } from './share-game.tsx';

interface ShareProps {
  readonly app: Pick<App, 'bridge' | 'state' | 'notices' | 'dialogs' | 'panels' | 'tabletop' | 'games' | 'replays'>;
  readonly play: Play;
  readonly onClose: () => void;
}

/** Shares the game on the table, and has a box for shared texts or for the cards of the player's own deal. */
export const SharePanel = ({ app, play, onClose }: ShareProps) => (
  <Dialog title={say('command.share')} size="wide" onClose={onClose}>
    <ShareGame app={app} play={play} />
    <OpenShared app={app} onClose={onClose} />
  </Dialog>
);
