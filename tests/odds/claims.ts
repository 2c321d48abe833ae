import type { Answers } from '../../engine/model/game.ts';
import type { Claim } from './claim.ts';
import { accordionPlay } from './games/accordion.ts';
import { acesUpSearch } from './games/aces-up.ts';
import { auldLangSyneHolding, auldLangSyneSearch } from './games/auld-lang-syne.ts';
import { bearRiverPlay } from './games/bear-river.ts';
import { lookingAhead } from './policy.ts';
import { type Effort, solving } from './solving.ts';

/** Plays whatever can be played, for the highest score: cards in order, out of play or home. */
const forScore = (ahead: number) => lookingAhead(({ variant }) => ({ ahead, measure: variant.score }));

const played = (how: string) => ({ how, sees: 'open cards' }) as const;
/** Describes a search that gives up a deal after this many positions. */
const searched = (positions: number) => ({ how: `search, ${positions / 1000}k positions`, sees: 'all cards' }) as const;
/** Searches by the game's own rules. */
const solved = (game: string, answers: Answers, effort: Effort) => ({
  ...searched(effort.positions),
  play: solving(game, answers, effort),
});

const oneIn = (deals: number) => ({ stated: `1 in ${deals.toLocaleString('en')}`, rate: 1 / deals });

const GAPS = { game: 'gaps', answers: {}, ...oneIn(20) };
const ACCORDION = { game: 'accordion', answers: {}, ...oneIn(100) };
const ONE_BY_ONE = { ...ACCORDION, answers: { dealt: true } };
const ACES_UP = { game: 'aces-up', answers: { aces: true }, ...oneIn(270) };
const AULD_LANG_SYNE = { game: 'auld-lang-syne', answers: {}, ...oneIn(3000) };
const CLOCK = { game: 'clock', answers: {}, ...oneIn(5) };
const BEAR_RIVER = { game: 'bear-river', answers: {}, ...oneIn(3) };

/** Layouts of matches of three, as the table of the game's author has them. */
const MATCH = [
  { pack: '3x1', matches: '10', columns: '4', percent: 100, deals: 2000 },
  { pack: '3x1', matches: '13', columns: '4', percent: 100, deals: 1500 },
  { pack: '3x1', matches: '26', columns: '4', percent: 99.999, deals: 500 },
  { pack: '3x2', matches: '10', columns: '4', percent: 100, deals: 3000 },
  { pack: '3x2', matches: '13', columns: '5', percent: 100, deals: 1500 },
  { pack: '3x2', matches: '26', columns: '5', percent: 99.999, deals: 1000 },
  { pack: '3x3', matches: '10', columns: '5', percent: 100, deals: 3000 },
  { pack: '3x3', matches: '13', columns: '5', percent: 96, deals: 5000 },
  { pack: '3x3', matches: '26', columns: '5', percent: 97, deals: 1000 },
];

const matchClaim = ({ percent, deals, ...answers }: (typeof MATCH)[number]): Claim => ({
  game: 'match-solitaire',
  answers,
  stated: `${percent}%`,
  rate: percent / 100,
  ...solved('match-solitaire', answers, { positions: 50_000, plan: 'whole' }),
  deals,
});

/**
 * Every claim and every way to try it. The numbers of deals are measured so that each gets its fair part of ten minutes
 * on two cores.
 */
export const CLAIMS: readonly Claim[] = [
  { ...GAPS, ...played('3 moves ahead'), deals: 4000, play: forScore(3) },
  { ...GAPS, ...played('5 moves ahead'), deals: 400, play: forScore(5) },
  { ...ACCORDION, ...played('most moves left, 1 ahead'), deals: 5000, play: accordionPlay(1) },
  { ...ACCORDION, ...played('most moves left, 2 ahead'), deals: 1000, play: accordionPlay(2) },
  { ...ACCORDION, ...solved('accordion', {}, { positions: 10_000 }), deals: 400 },
  { ...ONE_BY_ONE, ...played('most moves left, 2 ahead'), deals: 10_000, play: accordionPlay(2) },
  { ...ACES_UP, ...played('3 moves ahead'), deals: 50_000, play: forScore(3) },
  { ...ACES_UP, ...searched(20_000), deals: 20_000, play: acesUpSearch(20_000) },
  { ...AULD_LANG_SYNE, ...played('all that can be, 3 ahead'), deals: 60_000, play: forScore(3) },
  { ...AULD_LANG_SYNE, ...played('may hold cards back'), deals: 150_000, play: auldLangSyneHolding(50_000) },
  { ...AULD_LANG_SYNE, ...searched(200_000), deals: 5000, play: auldLangSyneSearch(200_000) },
  { ...CLOCK, ...played('the only move there is'), deals: 20_000, play: forScore(1) },
  { ...BEAR_RIVER, ...played('3 moves ahead'), deals: 1000, play: bearRiverPlay(3) },
  { ...BEAR_RIVER, ...solved('bear-river', {}, { positions: 100_000, plan: 'whole' }), deals: 3000 },
  ...MATCH.map(matchClaim),
];
