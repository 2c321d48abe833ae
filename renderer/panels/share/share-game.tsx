import { useMemo } from 'preact/hooks';
import { boardText, solutionText, solvitaireText } from '../../../engine/text.ts';
import { isOwnId, type Session } from '../../../engine/rules.ts';
import { copyText, linkOf, saveLink, type SharingParts } from '../../app/actions/exchange/sharing.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icons.tsx';

interface ShareGameProps {
  readonly app: SharingParts;
  readonly play: Play;
}

/** Links to the game on the table, and its texts for other programs. */
export function ShareGame({ app, play }: ShareGameProps) {
  const { session, played } = play;
  return (
    <section class="share">
      <h3>{sayExtra('share.this')}</h3>
      <div class="row">
        <CopyLink app={app} what="deal" name={sayExtra('share.link-deal')} />
        {played && <CopyLink app={app} what="game" name={sayExtra('share.link-game')} />}
        <button type="button" onClick={() => saveLink(app)}>
          <Icon name="save" />
          {sayExtra('share.save')}
        </button>
      </div>
      {isOwnId(session.game.id) && (
        <p class="hint">{sayExtra('share.rules-too', { game: sayGame(session.game.id) })}</p>
      )}
      <ForOthers app={app} session={session} moves={session.moveCount} />
    </section>
  );
}

interface CopyLinkProps {
  readonly app: SharingParts;
  readonly what: 'deal' | 'game';
  readonly name: string;
}

const CopyLink = ({ app, what, name }: CopyLinkProps) => (
  <CopyButton name={name} copy={() => copyText(app, linkOf(app, what) ?? '')} />
);

interface ForOthersProps {
  readonly app: SharingParts;
  readonly session: Session;
  readonly moves: number;
}

/** Returns the texts that other programs read; those a program cannot read are left out. */
const textsOf = (session: Session) =>
  [
    { name: sayExtra('share.copy-board'), text: boardText(session) },
    { name: sayExtra('share.copy-solvitaire'), text: solvitaireText(session) },
    { name: sayExtra('share.copy-solution'), text: solutionText(session) },
  ].filter(({ text }) => text !== undefined);

function ForOthers({ app, session, moves }: ForOthersProps) {
  // Memoized, because making the texts replays the whole game.
  const texts = useMemo(() => textsOf(session), [session, moves]);
  const own = linkOf(app, 'own');
  if (texts.length === 0 && own === undefined) return null;
  return (
    <details>
      <summary>{sayExtra('share.others')}</summary>
      <div class="row">
        {texts.map(({ name, text = '' }) => (
          <CopyButton key={name} name={name} copy={() => copyText(app, text)} />
        ))}
        {own !== undefined && <CopyButton name={say('command.copy-own')} copy={() => copyText(app, own)} />}
      </div>
      {own !== undefined && <code>{own}</code>}
    </details>
  );
}
