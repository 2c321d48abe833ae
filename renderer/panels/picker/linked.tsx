import type { Fault, Result, Session } from '../../../engine/rules.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayShared } from '../share/say-shared.ts';

interface LinkedProps {
  readonly link: string;
  /** The deal or game in the link, or why it can't be read. */
  readonly found: Result<Session, Fault>;
  readonly onOpen: () => void;
}

/** The deal or game that a link pasted into the search leads to, or why it leads nowhere. */
export const Linked = ({ link, found, onOpen }: LinkedProps) => (
  <div class="empty linked">
    <p class={found.ok ? '' : 'bad'} role="status">
      {sayShared(found, link)}
    </p>
    {found.ok && (
      <button type="button" class="first" onClick={onOpen}>
        {sayExtra('share.open')}
      </button>
    )}
  </div>
);
