import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Inte sparat än',
  'away.sign-away': 'Baize självt är inte igång. Det du spelar stannar i den här webbläsaren tills det startas igen.',
  'away.sign-slow': 'Baize har inte sparat dina senaste drag än. De stannar i den här webbläsaren tills dess.',
  'away.gone': 'Baize självt har stannat. Spela vidare: allt sparas när Baize startas igen.',
  'away.kept': 'Baize är igång igen, och allt är sparat.',
  'away.brought': 'Det du spelade medan Baize inte var igång är nu sparat.',
  'away.refused': 'Det här är inte adressen till det Baize som körs här. Öppna den adress som visades senast.',
  'away.name': '{game} {deal}, undanlagd {date}',

  'parted.title': '{game}: spelat vidare på två ställen',
  'parted.text':
    'Du spelade vidare här medan Baize inte var igång, och under tiden även i ett annat fönster. Vilket parti vill du fortsätta med? Det andra läggs under Sparade partier.',
  'parted.here': 'Spelat här',
  'parted.there': 'I det andra fönstret',
  'parted.facts':
    '{deal, plural, =0 {Egen giv} other {Giv {deal}}} · {moves, plural, one {# drag} other {# drag}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
