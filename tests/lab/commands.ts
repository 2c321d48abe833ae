/** A command of `npm run lab`. */
export interface LabCommand {
  /** Its program, relative to this folder. */
  readonly file: string;
  /** The arguments that may follow its name, one line for each form. Every option that it takes is named. */
  readonly usage: readonly string[];
  readonly does: string;
  /** Whether all its arguments other than options are ids of games. */
  readonly takesGames?: true;
}

/** Every command of `npm run lab`, by its name. */
export const COMMANDS: Readonly<Record<string, LabCommand>> = {
  bench: {
    file: '../bench/index.ts',
    usage: [
      '[engine] [board] [page] [store] [long] [durability]',
      'solver [game …] [--deals FROM-TO] [--seconds N]',
      'hints [game …] [option=answer] [--deals FROM-TO] [--method NAME]',
      'verdict [POSITIONS]',
      'review [game …] [--deals FROM-TO] [--file FILE] [--blunders|--players]',
      'guard [game …] [--deals FROM-TO]',
      'why [game …] [--count POSITIONS] [--first DEAL]',
      'live-odds [game …] [--crew=N] [--untold]',
      'workshop',
      'turns FOLDER [ROUNDS]',
    ],
    does: 'Measures engine, board, page and store, or what is named, and prints JSON.',
  },
  conformance: {
    file: '../tools/conformance.ts',
    usage: ['FOLDER [game …]'],
    does: 'Replays games recorded in other programs against the engine.',
  },
  'dead-ends': {
    file: './dead-ends.ts',
    usage: ['[--deals N] [--moves N] [--anew] [game …]'],
    does: 'Plays random games and checks that each dead end is announced at once, and nothing else is.',
    takesGames: true,
  },
  deals: {
    file: './deals.ts',
    usage: ['[game …] [--missing] [--anew] [--tries N] [--positions N] [--plays N] [--seconds N] [--wanted N]'],
    does: 'Finds winnable deals, rates how hard each is, and writes them into assets/deals.',
  },
  decided: {
    file: './decided.ts',
    usage: ['[--seconds N] [--deals N] [--whole] [--shard K/N] [game …]'],
    does: 'Solves deals of every version of the games and prints in how many versions nearly all are decided.',
    takesGames: true,
  },
  fuzz: {
    file: '../fuzz/index.ts',
    usage: ['[target …] [--count N] [--seed N] [--keep]'],
    does: 'Sends malformed input to everything that reads input, 10,000 pieces of each kind.',
  },
  known: {
    file: './known.ts',
    usage: ['[game …]'],
    does: 'Finds by random play what holds in a game beyond its rules, and writes engine/solver/known.json.',
    takesGames: true,
  },
  mutants: {
    file: './mutants.ts',
    usage: ['[rule …] [autoplay]'],
    does: 'Makes each pruning rule and each condition of autoplay unsound in a copy, and checks that tests notice.',
  },
  odds: {
    file: '../odds/index.ts',
    usage: [
      '[game …] [--deals N] [--minutes N]',
      '--write [game …] [--deals N] [--part K/N] [--share S] [--folder F]',
      '--anew [game …] [--folder F]',
      '--merge [--folder F]',
    ],
    does: 'Checks published chances of games; with --write counts how often each game can be won.',
  },
  perft: {
    file: './perft.ts',
    usage: ['[game …] [--write]'],
    does: 'Prints how many positions each game has after one, two … moves; --write makes the tests expect them.',
    takesGames: true,
  },
  plans: {
    file: './plans.ts',
    usage: ['GAME … [--deals N] [--seconds N]'],
    does: 'Measures which search suits a game best, and writes engine/solver/known.json.',
    takesGames: true,
  },
  puzzles: {
    file: './puzzles.ts',
    usage: ['[only|within|lost] [game …] [--most N]'],
    does: 'Finds puzzles of one kind and writes them into assets/puzzles; continues where it stopped.',
  },
  recipes: {
    file: './recipes.ts',
    usage: ['[FROM-TO] [--anew]'],
    does: 'Makes 10,000 random games and tries in each what a player may do; continues where it stopped.',
  },
  shares: {
    file: './shares.ts',
    usage: ['[--deals N] [--seconds N] [NAME …]'],
    does: 'Counts how often games are won that other solvers have counted too.',
  },
  solve: {
    file: './solve.ts',
    usage: ['GAME [option=answer …] FROM-TO [--seconds N] [--moves]'],
    does: 'Says of each deal whether it can be won with all cards known, one line a deal.',
  },
  torture: {
    file: '../torture/index.ts',
    usage: ['[what …] [--times N] [--seed N]'],
    does: 'Kills hosts in the middle of their work and damages their files; looks for anything lost or unreported.',
  },
  verdicts: {
    file: './verdicts.ts',
    usage: ['[SECONDS] [TEXT]'],
    does: 'Solves every deal that an independent solver judged, and lists contradictions.',
  },
};

/** Returns how a command is called, one line for each form. */
export function usageOf(name: string): string {
  const forms = COMMANDS[name]?.usage ?? [];
  return forms.map((form, at) => `${at === 0 ? 'Usage:' : '      '} npm run lab -- ${name} ${form}`).join('\n');
}
