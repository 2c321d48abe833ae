import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Hjälp medan du spelar',
  'settings.guard': 'Fråga före ett drag som kastar bort en säker vinst: en hjälp som noteras',
  'settings.hintDegrees': 'Ge tips bit för bit: först var, sedan vilket kort, sedan draget',
  'guard.asked': 'Det skulle kasta bort en säker vinst. Gör samma sak igen för att spela det ändå.',
  'guard.where': 'Här börjar ett drag: {pile}.',
  'guard.card': 'Det här kortet ska flyttas: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
