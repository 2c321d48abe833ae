/**
 * The floors of the rooms, each with those of the same room that it may import; a floor may always import itself. The
 * longest name that a path begins with is its floor. What lies in a room's own folder opens it to the others and may
 * import all of it.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'engine/model/': [],
  'engine/vocabulary/': ['engine/model/'],
  'engine/vocabulary/shapes/': ['engine/model/', 'engine/vocabulary/'],
  'engine/vocabulary/families/': ['engine/model/', 'engine/vocabulary/'],
  'engine/games/': ['engine/model/', 'engine/vocabulary/'],
  'engine/legality/': ['engine/model/'],
  'engine/solver/': ['engine/model/', 'engine/legality/'],
  'engine/session/': ['engine/model/', 'engine/legality/', 'engine/games/index.ts'],
  'engine/hints/': ['engine/model/', 'engine/legality/', 'engine/solver/', 'engine/session/'],
  'engine/review/': [
    'engine/model/',
    'engine/legality/',
    'engine/games/index.ts',
    'engine/solver/',
    'engine/session/',
    'engine/hints/',
  ],
  'engine/deals/': ['engine/model/', 'engine/legality/', 'engine/solver/'],
  'engine/lessons/': ['engine/model/', 'engine/legality/', 'engine/solver/', 'engine/session/', 'engine/hints/'],
  'engine/notation/': ['engine/model/', 'engine/legality/', 'engine/session/', 'engine/games/'],

  'main/system/': [],
  'main/values/': [],
  'main/log/': ['main/system/'],
  'main/store/': ['main/system/', 'main/values/', 'main/store/'],
  'main/store/files/': ['main/system/'],
  'main/store/migrations/': ['main/system/'],
  'main/store/statistics/': ['main/system/'],
  'main/store/tables/': ['main/system/', 'main/values/', 'main/store/files/', 'main/store/statistics/'],
  'main/store/safety/': [
    'main/system/',
    'main/values/',
    'main/store/files/',
    'main/store/migrations/',
    'main/store/statistics/',
    'main/store/tables/',
  ],
  'main/store/work/': [
    'main/system/',
    'main/store/files/',
    'main/store/migrations/',
    'main/store/statistics/',
    'main/store/tables/',
    'main/store/safety/',
  ],
  'main/requests/': ['main/system/', 'main/values/', 'main/log/', 'main/store/'],
  'main/browser/': ['main/system/', 'main/log/', 'main/store/', 'main/requests/'],
  'main/electron/': ['main/system/', 'main/log/', 'main/store/', 'main/requests/'],
  'main/start/': ['main/system/', 'main/log/', 'main/store/', 'main/requests/', 'main/browser/'],
  'main/build/': ['main/system/', 'main/start/'],

  'renderer/words/': [],
  'renderer/board/': ['renderer/board/'],
  'renderer/board/art/': ['renderer/board/types.ts'],
  'renderer/board/geometry/': ['renderer/board/types.ts'],
  'renderer/board/motion/': ['renderer/board/types.ts', 'renderer/board/geometry/'],
  'renderer/board/input/': ['renderer/board/types.ts', 'renderer/board/geometry/'],
  'renderer/board/draw/': ['renderer/board/types.ts', 'renderer/board/geometry/', 'renderer/board/art/'],
  'renderer/app/': ['renderer/words/', 'renderer/board/', 'renderer/app/'],
  'renderer/app/analysis/worker/': ['renderer/app/analysis/way-on.ts', 'renderer/app/deals/deals.ts'],
  'renderer/panels/': ['renderer/words/', 'renderer/app/', 'renderer/panels/'],
  'renderer/panels/ui/': ['renderer/words/', 'renderer/app/'],
  'renderer/panels/daily/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/', 'renderer/panels/rules/'],
  'renderer/panels/deal/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/lesson/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/milestones/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/picker/': [
    'renderer/words/',
    'renderer/app/',
    'renderer/panels/ui/',
    'renderer/panels/rules/',
    'renderer/panels/picker/',
  ],
  'renderer/panels/picker/picture/': [],
  'renderer/panels/review/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/rules/': [
    'renderer/words/',
    'renderer/app/',
    'renderer/panels/ui/',
    'renderer/panels/rules/',
    'renderer/panels/statistics/',
  ],
  'renderer/panels/rules/book/': ['renderer/words/', 'renderer/panels/rules/written/'],
  'renderer/panels/rules/odds/': ['renderer/words/', 'renderer/panels/ui/'],
  'renderer/panels/rules/written/': [],
  'renderer/panels/saved/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/', 'renderer/panels/statistics/'],
  'renderer/panels/settings/': [
    'renderer/words/',
    'renderer/board/',
    'renderer/app/',
    'renderer/panels/ui/',
    'renderer/panels/rules/',
  ],
  'renderer/panels/statistics/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/status/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/', 'renderer/panels/settings/'],
  'renderer/panels/table/': ['renderer/words/', 'renderer/board/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/won/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/', 'renderer/panels/rules/'],
  'renderer/style/': [],
};

/** The floor that a file lies on. */
export const floorOf = (path: string): string | undefined =>
  Object.keys(FLOORS)
    .filter((floor) => path.startsWith(floor))
    .toSorted((a, b) => b.length - a.length)[0];

/** What a file outside its floor may be imported by one on this floor. */
export const mayImport = (floor: string, of: string): boolean =>
  floorOf(of) === floor || FLOORS[floor]!.some((other) => of.startsWith(other));
