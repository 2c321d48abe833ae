import type { Advice, Advised } from '../../../../engine/index.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Page } from '../../services/page/page.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Play } from '../../model/play.ts';
import { TableMemo } from '../../model/table-memo.ts';
import { sayPart } from '../../services/speech/hint-part.ts';
import { sayAdvice } from '../../services/speech/advice.ts';
import { sayHint } from '../../services/speech/speech.ts';
import type { Advise } from '../../services/analysis/search-worker.ts';
import { laidPilesOf } from '../../model/laid-piles.ts';

interface HintParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
}

/** The advice for the present position, and which of it is shown next. */
interface Shown {
  readonly advised: Advised;
  readonly next: number;
  /** By degrees: how much of it was said. */
  readonly told: number;
}

/**
 * Shows useful moves, one at a time, the best first: they are thought of away from the table, and only about cards the
 * player has seen.
 */
export class Hints {
  readonly #parts: HintParts;
  readonly #advise: Advise;
  readonly #known: TableMemo<Shown>;
  #end: (() => void) | undefined;

  constructor(parts: HintParts, advise: Advise) {
    this.#parts = parts;
    this.#advise = advise;
    this.#known = new TableMemo(() => parts.tabletop.position);
  }

  /** Shows the best move of a game that is not over, or the next best when the last shown is of this table. */
  ask(play: Play): void {
    const known = this.#known.value;
    if (known) return this.#show(play, known);
    const { position } = this.#parts.tabletop;
    this.#end?.();
    this.#end = this.#advise(play.session.save(), (heard) => {
      if (heard.found === 'stopped' || this.#parts.tabletop.position !== position) return;
      this.#show(play, { advised: heard.found === 'advice' ? heard : judged(play), next: 0, told: 0 });
    });
  }

  #show(play: Play, known: Shown): void {
    const { advised, next, told } = known;
    const { advice } = advised;
    const shown = advice[next % Math.max(1, advice.length)];
    if (shown === undefined) return this.#parts.notices.tell(say(advised.lost ? 'hint.lost' : 'told.no-hint'));
    play.hints += 1;
    const { move } = shown;
    const { session } = play;
    const part = this.#parts.state.settings.hintDegrees ? sayPart(session, move, told) : undefined;
    this.#known.value = {
      advised,
      next: part === undefined ? next + 1 : next,
      told: part === undefined ? 0 : told + 1,
    };
    if (part !== undefined) return this.#parts.notices.tell(part);
    this.#parts.page.light(move);
    const seen = { shapes: laidPilesOf(session), table: session.table };
    const words = sayAdvice(seen, shown, advised.lost, advice[0] === shown ? advice[1] : undefined);
    this.#parts.notices.tell(words, `${sayHint(session, move)} ${words}`);
  }
}

/** What is to be seen at a glance, when thinking has failed. */
const judged = ({ session }: Play): Advised => ({
  advice: session.hints().map((move): Advice => ({
    move,
    purpose: undefined,
    by: { kind: 'judged' },
    turns: 0,
    brings: undefined,
    back: false,
  })),
  lost: false,
});
