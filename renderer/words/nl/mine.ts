import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': 'Ik of de kaarten?',
  'mine.known':
    '{known, plural, =0 {Van je {games, number} partijen ({game}) is er nog geen terugblik.} other {Terugblikken op je {games, number} partijen ({game}): #.}}',
  'mine.clean':
    '{won, plural, =0 {} other {Gewonnen zonder ongedaan maken, hints of oplosser: {clean, number} van {won, number}.}}',
  'mine.working': 'Terugblik op partij {at, number} van {of, number}…',
  'mine.begin': '{count, plural, one {Terugblikken op nog een partij} other {Terugblikken op nog # partijen}}',
  'mine.title': 'Dezelfde spellen, gewonnen',
  'mine.could': 'Te winnen',
  'mine.me': 'Jij',
  'mine.simple': 'Een eenvoudige computerspeler',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'De eerste balk loopt van het deel van de spellen dat zeker te winnen was tot het deel dat niet zeker verloren was, met alle kaarten bekend. De andere laten zien hoeveel het toeval bij zo weinig partijen kan uitmaken.',
  'mine.lost-title': 'Waar verloren partijen verloren gingen',
  'mine.lost-deal': 'Bij het delen: niet te winnen',
  'mine.lost-first': 'In het eerste vijfde deel',
  'mine.lost-second': 'In het tweede',
  'mine.lost-third': 'In het derde',
  'mine.lost-fourth': 'In het vierde',
  'mine.lost-last': 'In het laatste vijfde deel',
  'mine.lost-given-up': 'Opgegeven toen er nog te winnen viel',
  'mine.lost-unknown': 'Niet bekend',
  'mine.passes': 'Waar de talon is omgedraaid: {before, number} verloren vóór de laatste ronde, {within, number} erin.',
  'mine.accuracy': 'Je gemiddelde nauwkeurigheid: {accuracy}.',
  'mine.accuracy-title': 'Nauwkeurigheid, de laatste partij rechts',
  'mine.accuracy-mean': 'Gemiddelde van de laatste tien',
} as const satisfies Partial<Record<keyof typeof english, string>>;
