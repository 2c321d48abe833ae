import notice from '../../../assets/THIRD-PARTY.md?raw';
import { useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { copyDiagnostics } from '../../app/actions/host/diagnostics.ts';
import { toClipboard } from '../../app/services/exchange/clipboard.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { parseBlocks } from '../rules/book/markdown.ts';
import { BlockView } from '../rules/blocks.tsx';
import { Icon } from '../ui/icons.tsx';
import { Stays } from './stays.tsx';
import { sayRelease } from './version.ts';

type Parts = Pick<App, 'bridge' | 'state'>;

/** The version, and whose work the program contains. */
export function AboutPanel({ app, onClose }: { readonly app: Parts; readonly onClose: () => void }) {
  const [message, setMessage] = useState('');
  return (
    <Dialog title={sayExtra('about.title')} onClose={onClose}>
      <p>{sayExtra('about.text')}</p>
      <p class="hint">{sayRelease(app.state.hello.version)}</p>
      <Releases app={app} />
      <Stays />
      <h3>{sayExtra('about.wrong')}</h3>
      <p>{sayExtra('about.diagnostics')}</p>
      <div class="row">
        <button type="button" onClick={() => void copyDiagnostics(app).then(setMessage)}>
          <Icon name="copy" />
          {sayExtra('about.copy')}
        </button>
        <span class="said" role="status">
          {message}
        </span>
      </div>
      <h3>{sayExtra('about.licences')}</h3>
      <p>{sayExtra('about.licence')}</p>
      <div class="notice" lang="en">
        {parseBlocks(notice)
          .slice(1)
          .map((block, i) => (
            <BlockView key={i} block={block} />
          ))}
      </div>
    </Dialog>
  );
}

/** Leads to the releases. The desktop program opens nothing outside itself, so there the address is copied instead. */
function Releases({ app }: { readonly app: Parts }) {
  const [message, setMessage] = useState('');
  const { releases, host } = app.state.hello;
  const copy = async (): Promise<void> => setMessage((await toClipboard(releases)) ?? sayExtra('about.address-copied'));
  const inBrowser = host === 'browser';
  return (
    <>
      <p class="releases">
        {sayExtra('about.newer')}{' '}
        {inBrowser ? (
          <a href={releases} target="_blank" rel="noopener noreferrer">
            {sayExtra('about.releases')}
          </a>
        ) : (
          <span class="address">{releases}</span>
        )}
      </p>
      {!inBrowser && (
        <div class="row">
          <button type="button" onClick={() => void copy()}>
            <Icon name="copy" />
            {sayExtra('about.copy-address')}
          </button>
          <span class="said" role="status">
            {message}
          </span>
        </div>
      )}
    </>
  );
}
