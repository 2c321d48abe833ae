import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Hulp tijdens het spelen',
  'settings.guard': 'Vragen voor een zet die een zekere winst weggeeft (telt als hulp)',
  'settings.ghost': 'Racen tegen je beste spel met deze kaarten, of tegen een gedeeld spel',
  'ghost.mine':
    '{mine, plural, one {# kaart} other {# kaarten}} op de eindstapels; je beste spel had er op dit moment {theirs, number}',
  'ghost.friend':
    '{mine, plural, one {# kaart} other {# kaarten}} op de eindstapels; het gedeelde spel had er op dit moment {theirs, number}',
  'settings.hintDegrees': 'Hints stap voor stap geven: eerst waar, dan welke kaart, dan de zet',
  'settings.oneTry': 'Eén poging: niets ongedaan maken, niet opnieuw beginnen, geen hints en geen oplosser',
  'guard.one-try':
    'Eén poging: niets kan ongedaan worden gemaakt en er is geen hulp. Je kunt dit in de instellingen veranderen.',
  'guard.asked': 'Dat zou een zekere winst weggeven. Doe dezelfde zet nog eens om toch te spelen.',
  'guard.where': 'Begin hier: {pile}.',
  'guard.card': 'Verplaats deze kaart: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
