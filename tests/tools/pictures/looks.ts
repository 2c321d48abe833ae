import type { Language } from '../../../preload/api.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { SCENES } from './scenes/scenes.ts';
import type { Size } from './tables.ts';

/** The look of a window in which panels are shown. */
export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly size: Size;
  /** Device pixels to a CSS pixel. */
  readonly ratio: number;
  /** Whether it is laid out for the left hand. */
  readonly left: boolean;
  /** Whether it is for touch. */
  readonly touch: boolean;
}

const THEMES = ['light', 'dark'] as const;
const WINDOW_SIZES = ['1280x800', '800x600'];

/** Reads the looks and scenes that the command line asks for: every scene, in English, unless others are named. */
export function readWishes(words: readonly string[]): {
  readonly looks: readonly Look[];
  readonly scenes: readonly string[];
  /** Whether they are only measured. */
  readonly unpictured: boolean;
} {
  const wished = <W extends string>(known: readonly W[]): W[] =>
    words.filter((word): word is W => (known as readonly string[]).includes(word));
  const languages = wished(SPOKEN_LANGUAGES);
  const themes = wished(THEMES);
  const sizes = words.filter((word) => /^\d+x\d+$/.test(word));
  const ratios = words.filter((word) => /^x\d$/.test(word));
  const [left, touch] = [words.includes('left'), words.includes('touch')];
  const known = new Set<string>([...languages, ...themes, ...sizes, ...ratios, 'left', 'touch', 'measured']);
  const names = words.filter((word) => !known.has(word));
  const looks = or<Language>(languages, ['en']).flatMap((language) =>
    or(sizes, WINDOW_SIZES).flatMap((size) =>
      or(themes, THEMES).map((theme) => ({
        language,
        theme,
        size: sizeOf(size),
        ratio: Number(ratios[0]?.slice(1) ?? 1),
        left,
        touch,
      })),
    ),
  );
  const scenes = or([...new Set(names.flatMap(scenesCalled))], Object.keys(SCENES));
  return { looks, scenes, unpictured: words.includes('measured') };
}

const or = <T>(chosen: readonly T[], usual: readonly T[]): readonly T[] => (chosen.length > 0 ? chosen : usual);

function sizeOf(word: string): Size {
  const [width = 0, height = 0] = word.split('x').map(Number);
  return { width, height };
}

/** Returns the scene of that name, and those whose names continue it. */
function scenesCalled(name: string): string[] {
  const found = Object.keys(SCENES).filter((scene) => scene === name || scene.startsWith(`${name}-`));
  if (found.length === 0) throw new Error(`There is no scene ${name}; there are ${Object.keys(SCENES).join(', ')}.`);
  return found;
}

/** Returns the name of a look, such as `de-dark-500x900-x2-left`. */
export function nameOfLook({ language, theme, size, ratio, left, touch }: Look): string {
  const also = [ratio === 1 ? '' : `x${ratio}`, left ? 'left' : '', touch ? 'touch' : ''].filter(Boolean);
  return [language, theme, `${size.width}x${size.height}`, ...also].join('-');
}
