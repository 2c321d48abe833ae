/* Names that may occur in files of PySolFC. They are compared and kept as text, and never called. */

const MODULE =
  /^(?:pysollib|pysol_cards)(?:\.\w{1,40}){0,4}$|^(?:app|app_\w{1,20}|stats|mfxutil|game|move|pysolrandom)$/;
const CLASS =
  /^(?:Statistics|_?GameStat(?:Result)?|Struct|Game(?:Global)?(?:SaveInfo|StatsStruct)|GameMoves|GameWinAnimation|A[A-Z]\w{0,40}Move|(?:MT|LC|WH)Random\w{0,10})$/;

/** The function with which Python 2 and the first pickle protocols make an object of a class. */
export const RECONSTRUCTOR = '_reconstructor';
/** The name of the method of a generator in a pickle. */
const GET_ATTRIBUTE = 'getattr';

const BUILT_IN: Readonly<Record<string, readonly string[]>> = {
  builtins: ['object', GET_ATTRIBUTE],
  __builtin__: ['object', GET_ATTRIBUTE],
  copyreg: [RECONSTRUCTOR],
  copy_reg: [RECONSTRUCTOR],
};

/** Whether a file of PySolFC may name this class or function. */
export function isKnownName(module: string, name: string): boolean {
  if (Object.hasOwn(BUILT_IN, module)) return BUILT_IN[module]?.includes(name) === true;
  return MODULE.test(module) && CLASS.test(name);
}
