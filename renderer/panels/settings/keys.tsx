import { type TableKey } from '../../app/model/table/table-key.ts';
import { type Command, COMMANDS, type HostInfo } from '../../../preload/api.ts';
import { type Chord, chordOfLetter, keysOf, TABLE_KEYS } from '../../app/actions/input/key-bindings.ts';
import type { State } from '../../app/model/state.ts';
import { namedRanks, namedSuits } from '../../words/letters/card-letters.ts';
import { type ExtraWord, isExtra, sayExtra } from '../../words/fetched/extra-words.ts';
import { locale, say, type Word } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { sayChord } from './key-name.ts';
import { joinList } from '../../words/joins.ts';

/** What a key does: a command, or something only this panel says. */
type Effect = Word | ExtraWord;

const sayEffect = (does: Effect): string => (isExtra(does) ? sayExtra(does) : say(does));

/** The effects of the table's keys; related keys share a line. */
const LINES: readonly { readonly keys: readonly TableKey[]; readonly does: ExtraWord }[] = [
  { keys: ['left', 'right', 'up', 'down'], does: 'keys.move' },
  { keys: ['home', 'end'], does: 'keys.within' },
  { keys: ['first', 'last'], does: 'keys.outermost' },
  { keys: ['space'], does: 'keys.space' },
  { keys: ['enter'], does: 'keys.enter' },
  { keys: ['double'], does: 'keys.double' },
  { keys: ['escape'], does: 'keys.escape' },
  { keys: ['peek'], does: 'keys.peek' },
  { keys: ['read'], does: 'keys.read' },
  { keys: ['moves'], does: 'keys.moves' },
];

/** The effects of a gamepad's buttons, which are named as on most gamepads. */
const PAD: readonly { readonly buttons: readonly string[]; readonly does: Effect }[] = [
  { buttons: ['←', '→', '↑', '↓'], does: 'keys.move' },
  { buttons: ['LT', 'RT'], does: 'keys.outermost' },
  { buttons: ['A'], does: 'keys.enter' },
  { buttons: ['B'], does: 'keys.escape' },
  { buttons: ['X'], does: 'keys.space' },
  { buttons: ['Y'], does: 'command.hint' },
  { buttons: ['LB'], does: 'command.undo' },
  { buttons: ['RB'], does: 'command.redo' },
  { buttons: ['☰'], does: 'keys.pad-tools' },
  { buttons: ['⧉'], does: 'command.rules' },
];

/** Lists every key, from the tables that keyboard input uses. */
export function KeysPanel({ state, onClose }: { readonly state: State; readonly onClose: () => void }) {
  const { hello } = state;
  const commands = COMMANDS.filter((command) => keysOf(command, hello).length > 0);
  return (
    <Dialog title={sayExtra('keys.title')} size="fit" onClose={onClose}>
      {/* Focusable, so that the keyboard can scroll it where it does not fit. */}
      <div class="key-lists" role="group" aria-label={sayExtra('keys.title')} tabIndex={0}>
        <section>
          <h3>{sayExtra('keys.table')}</h3>
          <dl class="keys">
            {LINES.map(({ keys, does }) => (
              <KeyLine
                key={does}
                chords={TABLE_KEYS.filter(({ table }) => keys.includes(table))}
                does={does}
                hello={hello}
              />
            ))}
            <CardLine platform={hello.platform} />
          </dl>
        </section>
        <section>
          <h3>{sayExtra('keys.commands')}</h3>
          <dl class="keys">
            {commands.map((command: Command) => (
              <KeyLine key={command} chords={keysOf(command, hello)} does={`command.${command}`} hello={hello} />
            ))}
          </dl>
        </section>
        <section>
          <h3>{sayExtra('keys.pad')}</h3>
          <dl class="keys">
            {PAD.map(({ buttons, does }) => (
              <div key={does}>
                <dt>
                  {buttons.map((button) => (
                    <kbd key={button}>{button}</kbd>
                  ))}
                </dt>
                <dd>{sayEffect(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}

/**
 * How to go to a card by name: the keys of the king of spades as an example, then what the letters of the language
 * mean.
 */
function CardLine({ platform }: Pick<HostInfo, 'platform'>) {
  const [ranks, suits] = [namedRanks(), namedSuits()];
  const key = (letter: string): string => sayChord(chordOfLetter(letter), platform);
  const named = (letters: typeof ranks): string =>
    joinList(letters.map(({ letter, name }) => `${key(letter)} ${name}`));
  return (
    <div>
      <dt>
        <kbd>{key(ranks.at(-1)?.letter ?? '')}</kbd>
        <kbd>{(suits.at(-1)?.letter ?? '').toLocaleUpperCase(locale())}</kbd>
      </dt>
      <dd>
        {sayExtra('keys.card', {
          ranks: named(ranks),
          suits: joinList(suits.map(({ letter, name }) => `${letter.toLocaleUpperCase(locale())} ${name}`)),
        })}
      </dd>
    </div>
  );
}

interface KeyLineProps {
  readonly chords: readonly Chord[];
  readonly does: Effect;
  readonly hello: HostInfo;
}

function KeyLine({ chords, does, hello }: KeyLineProps) {
  return (
    <div>
      <dt>
        {chords.map((chord) => (
          <kbd key={chord.key}>{sayChord(chord, hello.platform)}</kbd>
        ))}
      </dt>
      <dd>{sayEffect(does)}</dd>
    </div>
  );
}
