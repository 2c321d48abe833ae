import type { Catalogue } from '../catalogue/catalogue.ts';
import { about } from './about.ts';
import { away } from './away.ts';
import { cardKeys } from './card-keys.ts';
import { choices } from './choices.ts';
import { commands } from './commands.ts';
import { daily } from './daily.ts';
import { deals } from './deals.ts';
import { foreign } from './foreign.ts';
import { goals } from './goals.ts';
import { hint } from './hint.ts';
import { keeping } from './keeping.ts';
import { lesson } from './lesson.ts';
import { likelihood } from './likelihood.ts';
import { looks } from './looks.ts';
import { menu } from './menu.ts';
import { milestones } from './milestones.ts';
import { names } from './names.ts';
import { notes } from './notes.ts';
import { ownLessons } from './own-lessons.ts';
import { picker } from './picker.ts';
import { prospect } from './prospect.ts';
import { refusal } from './refusal.ts';
import { refused } from './refused.ts';
import { review } from './review.ts';
import { said } from './said.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { share } from './share.ts';
import { table } from './table.ts';
import { notices } from './notices.ts';
import { guarding } from './guarding.ts';
import { hands } from './hands.ts';
import { mine } from './mine.ts';
import { trainer } from './trainer.ts';

/** Everything that users read, in Swedish. */
export const sv: Catalogue = {
  messages: {
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
  },
  choices,
  goals,
  names,
  cardKeys,
};
