import { useState } from 'preact/hooks';
import { LAST_DEAL, type DealProgram, parseDeal, programsOf } from '../../../engine/index.ts';
import type { App } from '../../app/app.ts';
import { givesUp } from '../../app/model/play/leaving.ts';
import { nextDeal, nextUnwon, previousDeal, randomDeal } from '../../app/model/play/deals.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useExtra } from '../ui/answers/use-extra.ts';
import { useAnswer } from '../ui/answers/use-answer.ts';
import { ByProgram } from './by-program.tsx';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge' | 'state' | 'panels' | 'games'>;

/** The most won deals asked for: nobody has won as many. */
const MAX_WON_DEALS = 1_000_000;

interface DealProps {
  readonly app: Parts;
  readonly play: Play;
  readonly onClose: () => void;
}

/**
 * Chooses a deal: by its number, the one before or after, the deal of the day; and leads to dealing one's own cards or
 * a shared game.
 */
export function DealPanel({ app, play, onClose }: DealProps) {
  const [program, setProgram] = useState<DealProgram>();
  const programs = programsOf(play.session.game, play.session.options);
  const wordsAreThere = useExtra();
  return (
    <Dialog title={say('deal.title')} onClose={onClose}>
      {programs.length > 0 && <Programs programs={programs} program={program} onChoose={setProgram} />}
      {program === undefined ? (
        <ByNumber key={play.session.deal} app={app} play={play} onClose={onClose} />
      ) : (
        <ByProgram key={program} app={app} play={play} program={program} onClose={onClose} />
      )}
      <div class="row deal-others">
        {wordsAreThere && (
          <button type="button" onClick={() => void app.panels.open('real')}>
            {sayExtra('real.open')}
          </button>
        )}
        <button type="button" onClick={() => void app.panels.open('share')}>
          {say('command.share')}
        </button>
      </div>
      {givesUp(play) && <p class="hint">{say('deal.loss')}</p>}
    </Dialog>
  );
}

interface ProgramsProps {
  readonly programs: readonly DealProgram[];
  readonly program: DealProgram | undefined;
  readonly onChoose: (program: DealProgram | undefined) => void;
}

/** Chooses whose numbers are typed: Baize's, or those of another program that knows this game. */
function Programs({ programs, program, onChoose }: ProgramsProps) {
  return (
    <label class="field deal-program">
      <span>{say('deal.program')}</span>
      <select
        value={program ?? ''}
        onChange={({ currentTarget }) => onChoose(programs.find((each) => each === currentTarget.value))}
      >
        <option value="">{say('deal.by-baize')}</option>
        {programs.map((each) => (
          <option key={each} value={each}>
            {say(`deal.by-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ByNumber({ app, play, onClose }: DealProps) {
  const [text, setText] = useState(play.shownDeal === 0 ? '' : String(play.shownDeal));
  const deal = parseDeal(text);
  const near = deal ?? play.session.deal;
  const bad = deal === undefined && text !== '';
  const won = useAnswer(app.bridge, 'results.won', play.session.game.id, play.session.options, MAX_WON_DEALS);
  const offers = [
    [say('deal.previous'), () => previousDeal(near)],
    [say('deal.next'), () => nextDeal(near)],
    [say('deal.unwon'), () => nextUnwon(near, new Set(won))],
    [say('deal.random'), randomDeal],
  ] as const;
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
        <span>{say('deal.number')}</span>
        <span class="deal-go">
          <input
            class="number"
            inputMode="numeric"
            autoFocus
            value={text}
            aria-invalid={bad}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="first" disabled={deal === undefined}>
            {say('deal.play')}
          </button>
        </span>
        <small class={bad ? 'bad' : ''}>{bad ? say('deal.wrong') : say('deal.range', { most: LAST_DEAL })}</small>
      </label>
      <div class="row offers">
        {offers.map(([name, pick]) => (
          <button key={name} type="button" onClick={() => setText(String(pick()))}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => void app.panels.open('daily')}>
          {say('command.daily')}
        </button>
      </div>
    </form>
  );
}
