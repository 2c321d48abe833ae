import type { Advice, PositionAdvice } from '../../../../engine/search.ts';
import { countOf, fromOf, isDrag, isTap, type Session, toOf } from '../../../../engine/rules.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Page } from '../../services/page/page.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Play } from '../../model/play/play.ts';
import { TableMemo } from '../../model/table/table-memo.ts';
import { sayPart } from '../../services/speech/hint-part.ts';
import { sayAdvice, sayTrials } from '../../services/speech/advice.ts';
import { inSigns, sayInSigns } from '../../services/speech/move-words.ts';
import { sayHint } from '../../services/speech/speech.ts';
import type { Advise } from '../../services/analysis/search-worker.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';
import { joinFacts, joinSentences } from '../../../words/joins.ts';

interface HintParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
}

/** The advice for the present position, and how much of it was shown. */
interface Shown {
  readonly advised: PositionAdvice;
  /** The number of parts said, where hints come by degrees. */
  readonly partsShown: number;
  /** All of it was said, and the move is highlighted. */
  readonly whole: boolean;
}

/**
 * Shows the most useful move, and plays it when asked again. The advice is computed in a worker, and only from cards
 * that the player has seen.
 */
export class Hints {
  readonly #parts: HintParts;
  readonly #advise: Advise;
  readonly #known: TableMemo<Shown>;
  /** Whether a hint has already named the key that plays it. */
  #saidKey = false;
  #end: (() => void) | undefined;

  constructor(parts: HintParts, advise: Advise) {
    this.#parts = parts;
    this.#advise = advise;
    this.#known = new TableMemo(() => parts.tabletop.position);
  }

  /** Shows the best move of a game that is not over; one already shown is passed to `make`. */
  ask(play: Play, make: (advice: Advice) => void): void {
    const known = this.#known.value;
    const [best] = known?.advised.advice ?? [];
    if (known?.whole && best) return make(best);
    if (known) return this.#show(play, known);
    const { position } = this.#parts.tabletop;
    this.#end?.();
    this.#end = this.#advise(play.session.save(), (heard) => {
      if (heard.found === 'stopped' || this.#parts.tabletop.position !== position) return;
      this.#show(play, { advised: heard.found === 'advice' ? heard : judged(play), partsShown: 0, whole: false });
    });
  }

  #show(play: Play, known: Shown): void {
    const { advised, partsShown } = known;
    const [best, next] = advised.advice;
    if (best === undefined && !advised.lost) return this.#parts.notices.tell(sayNone(play.session, false));
    play.hints += 1;
    if (best === undefined) return this.#parts.notices.tell(sayNone(play.session, true));
    const part = this.#parts.state.settings.hintDegrees ? sayPart(play.session, best.move, partsShown) : undefined;
    this.#known.value = { advised, partsShown: partsShown + 1, whole: part === undefined };
    if (part !== undefined) return this.#parts.notices.tell(part);
    this.#parts.page.light(best.move);
    this.#showHint(play.session, best, advised.lost ? sayLost(play.session) : '', sayTrials(best.by, next?.by));
  }

  /** Shows symbols at the card, and has a screen reader say names. `more`: what is said on demand, or ''. */
  #showHint(session: Session, best: Advice, lost: string, more: string): void {
    const seen = { shapes: laidPilesOf(session), table: session.table };
    const key = this.#saidKey ? '' : say('hint.again');
    this.#saidKey = true;
    const signs = sayInSigns(seen, best.move);
    const short = joinFacts([signs, joinSentences([sayAdvice(seen, best, lost, inSigns), key])]);
    // The advice itself says several turns of the stock.
    const hint = best.turns > 1 || best.brings ? '' : sayHint(session, best.move);
    const said = joinSentences([hint, sayAdvice(seen, best, lost), key]);
    const { move } = best;
    const from = fromOf(move);
    const index = isDrag(move) ? session.table.size(from) - countOf(move) : undefined;
    const about = { pile: from, index, clear: isDrag(move) ? toOf(move) : undefined, stays: true };
    const show = (whole: boolean): void => {
      const offer = { word: whole ? 'hint.less' : 'hint.more', act: () => show(!whole) } as const;
      const offers = more === '' ? [] : [offer];
      this.#parts.notices.tell(whole ? joinSentences([short, more]) : short, whole ? more : said, { ...about, offers });
    };
    show(false);
  }
}

/** Says that there is no win, or, for a deal without a move, that there never was one. */
const sayLost = ({ played }: Session): string => say(played ? 'notice.no-win' : 'prospect.never');

/** Says that there is no advice, and what the player can do. */
function sayNone(session: Session, lost: boolean): string {
  if (lost) return sayLost(session);
  const { move } = session.dealing;
  return say(move !== undefined && isTap(move) ? 'notice.no-hint-stock' : 'notice.no-hint');
}

/** Returns the session's own quick hints, for when the worker has failed. */
const judged = ({ session }: Play): PositionAdvice => ({
  advice: session.hints().map((move): Advice => ({
    move,
    purpose: undefined,
    by: { kind: 'judged' },
    turns: 0,
    brings: undefined,
    onto: undefined,
    removal: undefined,
    lets: undefined,
    alone: false,
    back: false,
  })),
  lost: false,
});
