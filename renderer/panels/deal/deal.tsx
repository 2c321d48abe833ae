import { useState } from 'preact/hooks';
import { dealOf, type DealProgram, programsOf } from '../../../engine/text.ts';
import { LAST_DEAL, parseDeal } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { givesUp } from '../../app/model/play/leaving.ts';
import { nextDeal, nextUnwon, previousDeal, randomDeal } from '../../app/model/play/deals.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useAnswer } from '../ui/answers/use-answer.ts';
import { ByProgram } from './by-program.tsx';
import { joinList } from '../../words/joins.ts';

type Parts = Pick<App, 'bridge' | 'state' | 'panels' | 'games'>;

/** The most won deals in one request; more than anybody has won of one game. */
const MAX_WON_DEALS = 1_000_000;

interface DealProps {
  readonly app: Parts;
  readonly play: Play;
  readonly onClose: () => void;
}

/**
 * Chooses a deal by its number, the one before or after, or the deal of the day. Leads to dealing one's own cards or a
 * shared game.
 */
export function DealPanel({ app, play, onClose }: DealProps) {
  const [program, setProgram] = useState<DealProgram>();
  const [text, setText] = useState(play.shownDeal === 0 ? '' : String(play.shownDeal));
  const programs = programsOf(play.session.game, play.session.options);
  return (
    <Dialog title={sayExtra('deal.title')} onClose={onClose}>
      {programs.length > 0 && <Programs {...{ play, programs, program }} onChoose={setProgram} />}
      {program === undefined ? (
        <ByNumber {...{ app, play, text, onClose }} onText={setText} />
      ) : (
        <ByProgram {...{ app, play, program, text, onClose }} onText={setText} />
      )}
      <Offers {...{ app, play, text }} isOff={program !== undefined} onText={setText} />
      <div class="row deal-others">
        <button type="button" onClick={() => void app.panels.open('real')}>
          {sayExtra('real.open')}
        </button>
        <button type="button" onClick={() => void app.panels.open('share')}>
          {say('command.share')}
        </button>
      </div>
      {givesUp(play) && <p class="hint">{sayExtra('deal.loss')}</p>}
    </Dialog>
  );
}

interface ProgramsProps {
  readonly play: Play;
  readonly programs: readonly DealProgram[];
  readonly program: DealProgram | undefined;
  readonly onChoose: (program: DealProgram | undefined) => void;
}

/** Whether a program's numbers are Baize's own for this game, as Microsoft's are for FreeCell. */
function hasOwnNumbers({ session: { game, options } }: Play, program: DealProgram): boolean {
  const deal = dealOf(program, game, options, '1');
  return deal.ok && deal.value === 1;
}

/** Chooses whose numbers are typed: Baize's, or those of another program that numbers this game's deals differently. */
function Programs({ play, programs, program, onChoose }: ProgramsProps) {
  const same = programs.filter((each) => hasOwnNumbers(play, each));
  const others = programs.filter((each) => !same.includes(each));
  return (
    <label class="field deal-program">
      <span>{sayExtra('deal.program')}</span>
      <select
        value={program ?? ''}
        onChange={({ currentTarget }) => onChoose(programs.find((each) => each === currentTarget.value))}
      >
        <option value="">
          {joinList([sayExtra('deal.by-baize'), ...same.map((each) => sayExtra(`deal.by-${each}`))])}
        </option>
        {others.map((each) => (
          <option key={each} value={each}>
            {sayExtra(`deal.by-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The number being typed, the same whichever program it is from. */
interface NumberProps extends DealProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function ByNumber({ app, text, onText, onClose }: NumberProps) {
  const deal = parseDeal(text);
  const bad = deal === undefined && text !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (deal === undefined) return;
        onClose();
        void app.games.newDeal(deal);
      }}
    >
      <label class="field">
        <span>{sayExtra('deal.number')}</span>
        <span class="deal-go">
          <input
            class="number"
            inputMode="numeric"
            autoFocus
            value={text}
            aria-invalid={bad}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => onText(event.currentTarget.value)}
          />
          <button type="submit" class="first" disabled={deal === undefined}>
            {sayExtra('deal.play')}
          </button>
        </span>
        <small class={bad ? 'bad' : ''}>
          {bad ? sayExtra('deal.wrong', { most: LAST_DEAL }) : sayExtra('deal.range', { most: LAST_DEAL })}
        </small>
      </label>
    </form>
  );
}

interface OffersProps extends Omit<NumberProps, 'onClose'> {
  /** They keep their place, but are out of use: the number is another program's. */
  readonly isOff: boolean;
}

/** Numbers of Baize's deals at a click. */
function Offers({ app, play, text, onText, isOff }: OffersProps) {
  const near = parseDeal(text) ?? play.session.deal;
  const won = useAnswer(app.bridge, 'results.won', play.session.game.id, play.session.options, MAX_WON_DEALS);
  const offers = [
    [sayExtra('deal.previous'), () => previousDeal(near)],
    [sayExtra('deal.next'), () => nextDeal(near)],
    [sayExtra('deal.unwon'), () => nextUnwon(near, new Set(won))],
    [sayExtra('deal.random'), randomDeal],
  ] as const;
  return (
    <div class={isOff ? 'row offers kept-free' : 'row offers'} inert={isOff}>
      {offers.map(([name, pick]) => (
        <button key={name} type="button" onClick={() => onText(String(pick()))}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => void app.panels.open('daily')}>
        {say('command.daily')}
      </button>
    </div>
  );
}
