/** Entry point of the engine for notation, links, game files, and deals and files of other programs. */
export { isLink, makeLink, nameOfLink, timesOfLink } from './notation/link.ts';
export { isGameFile, makeGameFile, parseGameFile } from './notation/game-file.ts';
export { realOrder, type RealTable, realTableOf } from './foreign/real-table.ts';
export { dealOf, type DealProgram, programsOf } from './foreign/deal-of.ts';
export { boardText, solvitaireText } from './notation/board-out.ts';
export { BOARD_PARTS } from './notation/solvitaire.ts';
export { solutionText } from './notation/solution-out.ts';
export { ownNotation } from './notation/notation.ts';
export { parseShared } from './notation/shared.ts';
export { makeTimes, parseTimes } from './notation/times.ts';
export type { ForeignGame } from './carried/foreign-game.ts';
export { openForeignGame, type OpenedGame } from './carried/open-game.ts';
export { csvLines } from './carried/csv-lines.ts';
export { addUpTotals } from './carried/added-up.ts';
export type { ForeignChoices, ForeignPlayer, ForeignRecords, LeftOut } from './carried/foreign-file.ts';
export { type ForeignFault, isForeign, MAX_FOREIGN_BYTES, readForeign } from './carried/read-foreign.ts';
