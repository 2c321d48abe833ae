import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';
import { rows } from '../../model/variant.ts';

export default fromRecipe({
  id: 'yukon',
  name: 'Yukon',
  recipe: {
    ...YUKON,
    dealtBy: 'stairs',
    places: ({ homes, columns }) => rows(homes.map((home, at) => (at === 0 ? [home, null, ...columns] : [home]))),
  },
});
