import type { Command, MenuName } from '../../../preload/api.ts';
import { about } from './about.ts';
import { away } from './away.ts';
import { commands } from './commands.ts';
import { daily } from './daily.ts';
import { deals } from './deals.ts';
import { foreign } from './foreign.ts';
import { hint } from './hint.ts';
import { keeping } from './keeping.ts';
import { lesson } from './lesson.ts';
import { likelihood } from './likelihood.ts';
import { looks } from './looks.ts';
import { menu } from './menu.ts';
import { milestones } from './milestones.ts';
import { notes } from './notes.ts';
import { ownLessons } from './own-lessons.ts';
import { picker } from './picker.ts';
import { prospect } from './prospect.ts';
import { refusal } from './refusal.ts';
import { refused } from './refused.ts';
import { review } from './review.ts';
import { said } from './said.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { statistics } from './statistics.ts';
import { table } from './table.ts';
import { notices } from './notices.ts';
import { guarding } from './guarding.ts';
import { hands } from './hands.ts';
import { mine } from './mine.ts';
import { trainer } from './trainer.ts';

/** Everything that users read, in English: ICU messages by the names that the program uses. */
export const en = {
  ...commands,
  ...table,
  ...notices,
  ...refusal,
  ...refused,
  ...review,
  ...said,
  ...hint,
  ...notes,
  ...picker,
  ...prospect,
  ...daily,
  ...deals,
  ...share,
  ...foreign,
  ...statistics,
  ...keeping,
  ...settings,
  ...about,
  ...away,
  ...lesson,
  ...ownLessons,
  ...likelihood,
  ...looks,
  ...menu,
  ...milestones,
  ...guarding,
  ...hands,
  ...mine,
  ...trainer,
} as const satisfies Readonly<Record<`command.${Command}` | `menu.${MenuName}`, string>>;
