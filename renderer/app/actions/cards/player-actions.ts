import type { Games } from '../game/games.ts';
import type { Advice } from '../../../../engine/search.ts';
import { drag, tap, type Change, type Reason, type Session } from '../../../../engine/rules.ts';
import type { BoardIntents } from '../../../board/input/intents.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Page } from '../../services/page/page.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Hints } from '../analysis/hints.ts';
import { isOneTry } from '../../model/one-try.ts';
import type { Play } from '../../model/play/play.ts';
import type { FetchGameRules } from '../../../words/table/game-rules.ts';
import { isDescribedByRules, sayReason, sayRefused } from '../../../words/table/reasons.ts';
import type { Spot } from '../../model/table/spots.ts';
import { sayChanges, sayEnd, sayPicked, sayNoLift } from '../../services/speech/speech.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';
import { sayFilledLines } from '../../../words/fetched/lines.ts';
import { joinSentences } from '../../../words/joins.ts';

interface PlayerParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly lifecycle: Lifecycle;
  readonly rulesOf: FetchGameRules;
  readonly games: Pick<Games, 'afresh'>;
}

/** The subject of a reason: no pile, a pile, or one of its cards. */
interface About {
  readonly pile: number | undefined;
  readonly index?: number;
}

/** Undoes a move, and asks the player about it first. */
interface AsksFirst {
  stops(play: Play, again: () => void): boolean;
}

/** Carries out what a player does with the cards, by mouse, key or menu. */
export class PlayerActions implements BoardIntents {
  readonly #parts: PlayerParts;
  readonly #hints: Hints;
  readonly #guard: AsksFirst | undefined;

  constructor(parts: PlayerParts, hints: Hints, guard?: AsksFirst) {
    this.#parts = parts;
    this.#hints = hints;
    this.#guard = guard;
  }

  drop(from: number, count: number, to: number): void {
    const play = this.#playing();
    const changes = play?.session.play(drag(from, count, to));
    if (play && changes) this.#played(play, changes);
    else this.refused(from, count, to);
  }

  tap(pile: number): void {
    const play = this.#playing();
    const changes = play?.session.play(tap(pile));
    if (play && changes) this.#played(play, changes);
    else if (play) this.idle(pile);
  }

  /**
   * Plays a card, with those on it, to its best target, or from there to the next one; a card without a target shakes.
   */
  play(pile: number, index: number): void {
    const play = this.#playing();
    if (!play) return;
    const clicked = play.session.click(pile, index);
    if (!clicked) return this.#stays(play.session, pile, index);
    // Moving on to the next target counts as an undo only if the first move has turned up a hidden card.
    if (clicked.undone.some(({ kind }) => kind === 'turn')) play.undos += 1;
    this.#played(play, clicked.made, clicked.undone);
  }

  /** Brings the only cards to an empty pile that fit it. */
  fill(pile: number): void {
    const play = this.#playing();
    const changes = play?.session.fill(pile);
    if (play && changes) this.#played(play, changes);
  }

  /** Double-clicks a card of a pile; on an empty pile the index is ignored. */
  doubleClick(pile: number, index: number): void {
    const play = this.#playing();
    if (!play) return;
    const { session } = play;
    const changes = session.doubleClick(pile, index);
    if (changes) this.#played(play, changes);
    else
      this.#showReason(session, session.reasons.noDoubleClick(pile), { pile }, sayNoTarget(session, { pile, index }));
  }

  collect(): void {
    const play = this.#playing();
    const changes = play?.session.collect() ?? [];
    if (play && changes.length > 0) this.#done(play, changes);
    else if (play) this.#parts.notices.tell(say('notice.nothing-home'));
  }

  refused(from: number, count: number, to: number): void {
    const play = this.#playing();
    if (!play) return;
    this.#parts.page.sound('refuse');
    void this.#showRefusal(play, play.session.reasons.noDrop(from, count, to), { from, to });
  }

  /**
   * Says why a drop was refused, with the rule behind it if the reason alone says little; says nothing if another move
   * was made in between.
   */
  async #showRefusal(play: Play, reason: Reason, drop: Readonly<Record<'from' | 'to', number>>): Promise<void> {
    const { notices, rulesOf, state } = this.#parts;
    const { session } = play;
    const at = session.moveCount;
    const rules = isDescribedByRules(reason) ? await rulesOf(session.game, session.options) : undefined;
    if (state.play !== play || session.moveCount !== at) return;
    notices.tell(sayRefused(reason, drop, laidPilesOf(session), rules), undefined, { pile: drop.to });
  }

  #stays(session: Session, pile: number, index: number): void {
    this.#parts.page.board?.shake(pile, index);
    this.#showReason(session, session.reasons.noTarget(pile, index), { pile, index }, say('notice.nothing-here'));
    this.#parts.page.sound('refuse');
  }

  stuck(pile: number, index: number): void {
    const play = this.#playing();
    if (play) this.#stays(play.session, pile, index);
  }

  /** Says why a click does nothing, where there is a reason. */
  idle(pile: number): void {
    const play = this.#playing();
    const reason = play?.session.reasons.noClick(pile);
    if (play && reason) this.#showReason(play.session, reason, { pile }, say('notice.nothing-here'));
  }

  picked(pile: number, count: number): void {
    this.#parts.page.sound('lift');
    const session = this.#parts.state.play?.session;
    if (session) this.#parts.notices.tell('', sayPicked(session, pile, count));
  }

  putBack(): void {
    this.#parts.page.sound('lay', 0.12);
    this.#parts.notices.tell('', say('said.put-back'));
  }

  deal(): void {
    const play = this.#playing();
    if (!play) return;
    const { dealing } = play.session;
    const { move } = dealing;
    const changes = move === undefined ? undefined : play.session.play(move);
    if (changes) return this.#played(play, changes);
    const { blocked } = dealing;
    this.#showReason(play.session, blocked?.reason, { pile: blocked?.pile }, say('notice.nothing-here'));
  }

  undo(): void {
    const play = this.#playingFreely();
    const changes = play?.session.undo() ?? [];
    if (!play) return;
    if (changes.length === 0) return this.#parts.notices.tell(say('notice.nothing-undo'));
    play.undos += 1;
    this.#done(play, changes, say('notice.undone'));
  }

  /** Goes to the position after `moves` moves: back, or forward through undone moves. */
  goTo(moves: number, message = ''): void {
    const play = this.#playingFreely();
    if (!play) return;
    const { session } = play;
    const changes: Change[] = [];
    for (; session.moveCount > moves; play.undos++) changes.push(...session.undo());
    while (session.moveCount < moves && session.canRedo) changes.push(...session.redo());
    this.#parts.notices.tell(message);
    this.#parts.lifecycle.done([], changes);
  }

  /** Begins to try out a line of moves, or undoes the whole line. */
  tryOut(): void {
    const play = this.#playingFreely();
    if (!play) return;
    const { trying } = play;
    play.trying = trying === undefined ? play.session.moveCount : undefined;
    if (trying !== undefined && trying < play.session.moveCount) this.goTo(trying, say('notice.undone'));
  }

  redo(): void {
    const play = this.#playingFreely();
    const changes = play?.session.redo() ?? [];
    if (!play) return;
    if (changes.length > 0) this.#done(play, changes, say('notice.redone'));
    else this.#parts.notices.tell(say('notice.nothing-redo'));
  }

  restart(): void {
    const play = this.#playingFreely();
    const changes = play?.session.restart() ?? [];
    if (!play || changes.length === 0) return;
    const { state, games, notices } = this.#parts;
    if (state.settings.speedRun) void games.afresh(play);
    else this.#done(play, changes);
    notices.tell(say('notice.restarted'));
  }

  /** Shows the most useful move; when asked again, plays it. */
  hint(): void {
    const play = this.#playingFreely();
    const lost = play?.session.lost;
    // In a puzzle, nothing else says that the position is lost.
    if (play?.puzzle && lost) play.solver = true;
    if (lost === 'no-move') this.#parts.notices.tell(say('notice.no-move'));
    else if (lost === 'nothing-new') this.#parts.notices.tell(sayRound(play?.session.played));
    else if (play) this.#hints.ask(play, (advice) => this.#follow(play, advice));
  }

  /** Plays a hint's move, with the turns of the stock before it. */
  #follow(play: Play, { move, turns, brings }: Advice): void {
    const moves = [...Array.from({ length: Math.max(1, turns) }, () => move), ...(brings ? [brings.move] : [])];
    const changes = moves.flatMap((each) => play.session.play(each) ?? []);
    if (changes.length > 0) this.#played(play, changes);
  }

  /** Returns the game on the table, if it can still be played. */
  #playing(): Play | undefined {
    const play = this.#parts.state.play;
    if (!play?.finished) return play;
    this.#parts.notices.tell(say(this.#parts.state.replay ? 'replay.hands' : 'notice.finished'));
    return undefined;
  }

  /** Returns the same, if undo and help are allowed. */
  #playingFreely(): Play | undefined {
    if (!isOneTry(this.#parts.state)) return this.#playing();
    this.#parts.notices.tell(say('guard.one-try'));
    return undefined;
  }

  /** Shows the reason beside the pile, or at the card, that it is about, or else another message. */
  #showReason(session: Session, reason: Reason | undefined, at: About, otherwise: string): void {
    if (reason) this.#parts.notices.tell(sayReason(reason, laidPilesOf(session)), undefined, at);
    else this.#parts.notices.tell(otherwise);
  }

  /** Completes a move: cards that can safely go home follow it. */
  #played(play: Play, changes: readonly Change[], undone: readonly Change[] = []): void {
    if (undone.length === 0 && this.#guard?.stops(play, () => this.redo())) return this.#parts.page.sound('refuse');
    const { autoplay: safe, runsHome: runs } = this.#parts.state.settings;
    const more = play.session.autoplay({ safe, runs });
    this.#done(play, [...changes, ...more], '', undone);
  }

  /** Shows changes and saves the game. `undone`: changes undone for them, which are shown together with them. */
  #done(play: Play, changes: readonly Change[], first = '', undone: readonly Change[] = []): void {
    const { session } = play;
    const messages = [
      first,
      sayChanges(changes, laidPilesOf(session), session.table),
      sayFilledLines(session.lines, changes),
      sayEnd(session),
    ];
    this.#parts.notices.tell('', joinSentences(messages));
    this.#parts.lifecycle.done(changes, undone);
  }
}

/** Says why a double-click there sends no card anywhere. */
function sayNoTarget(session: Session, spot: Spot): string {
  if (session.shapes[spot.pile]?.role === 'foundation') return say('notice.nothing-home');
  return session.lifts(spot.pile, spot.index) > 0 ? say('notice.no-double') : sayNoLift(session, spot);
}

/** Says that the moves left lead nowhere; before the first of them, there are no positions to repeat. */
const sayRound = (played: boolean | undefined): string =>
  played ? joinSentences([say('notice.no-win'), say('notice.nothing-new')]) : say('prospect.never');
