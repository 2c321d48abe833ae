import notice from '../../assets/THIRD-PARTY.md?raw';
import type { State } from '../app/state.ts';
import { say } from '../words/say.ts';
import { Dialog } from './dialog.tsx';
import { parseBlocks } from './markdown.ts';
import { BlockView } from './blocks.tsx';

/** Version, and whose work is in it. */
export function About({ state, onClose }: { readonly state: State; readonly onClose: () => void }) {
  return (
    <Dialog title={say('about.title')} onClose={onClose}>
      <p>{say('about.text')}</p>
      <p class="hint">{say('about.version', { version: state.hello.version })}</p>
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
