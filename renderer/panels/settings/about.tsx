import notice from '../../../assets/THIRD-PARTY.md?raw';
import { useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { copyDiagnostics } from '../../app/host/diagnostics.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { parseBlocks } from '../rules/book/markdown.ts';
import { BlockView } from '../rules/blocks.tsx';
import { Icon } from '../ui/icons.tsx';

/** Version, and whose work is in it. */
export function AboutPanel({ app, onClose }: { readonly app: App; readonly onClose: () => void }) {
  const [told, setTold] = useState('');
  return (
    <Dialog title={say('about.title')} onClose={onClose}>
      <p>{say('about.text')}</p>
      <p class="hint">{say('about.version', { version: app.state.hello.version })}</p>
      <h3>{say('about.wrong')}</h3>
      <p>{say('about.diagnostics')}</p>
      <div class="row">
        <button type="button" onClick={() => void copyDiagnostics(app).then(setTold)}>
          <Icon name="copy" />
          {say('about.copy')}
        </button>
        <span class="said" role="status">
          {told}
        </span>
      </div>
      <h3>{say('about.licences')}</h3>
      <p>{say('about.licence')}</p>
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
