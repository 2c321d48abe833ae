import type { Page } from 'playwright/test';
import { countOf, fromOf, isDrag, type Move, type Session, toOf } from '../../../engine/rules.ts';
import { moveInEnglish, pileInEnglish, signInEnglish } from './english.ts';

/** Milliseconds until a choice has had its turn, at most. */
const ROUND_MS = 120_000;

/**
 * Waits until the choice of that name is lit, and presses the switch. The page looks at every frame: so all of the time
 * for which the choice is lit is left for the key.
 */
export async function chooseByScan(page: Page, name: string | RegExp): Promise<void> {
  const lit = typeof name === 'string' ? { text: name, pattern: '' } : { text: '', pattern: name.source };
  await page.waitForFunction(
    ({ text, pattern }) => {
      const message = document.querySelector('.message')?.textContent ?? '';
      return pattern === '' ? message === text : new RegExp(pattern).test(message);
    },
    lit,
    { polling: 'raf', timeout: ROUND_MS },
  );
  await page.keyboard.press('Space');
}

/** Makes a move with one switch; where its cards can go to several places, they are chosen first. */
export async function makeByScan(page: Page, session: Session, move: Move): Promise<void> {
  const from = fromOf(move);
  if (!isDrag(move)) return chooseByScan(page, pileInEnglish(session, from));
  const card = session.table.at(from, session.table.size(from) - countOf(move));
  const name = moveInEnglish(session, card, toOf(move));
  const cards = `${signInEnglish(card)} …`;
  const isOneOfSeveral = session.legalMoves().filter((other) => isDrag(other) && isSameSource(other, move)).length > 1;
  if (isOneOfSeveral) await chooseByScan(page, cards);
  await chooseByScan(page, name);
}

const isSameSource = (a: Move, b: Move): boolean => fromOf(a) === fromOf(b) && countOf(a) === countOf(b);
