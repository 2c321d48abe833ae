import type { Command } from '../../preload/api.ts';
import { COMMANDS } from '../../preload/api.ts';
import notice from '../../assets/THIRD-PARTY.md?raw';
import type { State } from '../app/state.ts';
import { say } from '../words/say.ts';
import { Dialog } from './dialog.tsx';
import { sayKey } from './key-name.ts';
import { parseBlocks } from './markdown.ts';
import { BlockView } from './blocks.tsx';

/** Version, keys, and whose work is in it. */
export function About({ state, onClose }: { readonly state: State; readonly onClose: () => void }) {
  const commands = COMMANDS.filter((command) => sayKey(command, state.hello) !== '');
  return (
    <Dialog title={say('about.title')} onClose={onClose}>
      <p>{say('about.text')}</p>
      <p class="hint">{say('about.version', { version: state.hello.version })}</p>
      <h3>{say('about.keys')}</h3>
      <dl class="keys">
        {commands.map((command: Command) => (
          <KeyLine key={command} keys={sayKey(command, state.hello)} does={say(`command.${command}`)} />
        ))}
        <KeyLine keys={say('key.arrows')} does={say('keys.move')} />
        <KeyLine keys={say('key.space')} does={say('keys.space')} />
        <KeyLine keys={say('key.enter')} does={say('keys.enter')} />
        <KeyLine keys={`${say('key.ctrl')}+${say('key.enter')}`} does={say('keys.double')} />
        <KeyLine keys={say('key.escape')} does={say('keys.escape')} />
      </dl>
      {state.hello.host === 'browser' && <p class="hint">{say('about.browser-keys')}</p>}
      <h3>{say('about.licences')}</h3>
      <p>{say('about.licence')}</p>
      <div class="notice">
        {parseBlocks(notice)
          .slice(1)
          .map((block, i) => (
            <BlockView key={i} block={block} />
          ))}
      </div>
    </Dialog>
  );
}

function KeyLine({ keys, does }: { readonly keys: string; readonly does: string }) {
  return (
    <div>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
