import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Hjälp medan du spelar',
  'settings.guard': 'Fråga före ett drag som kastar bort en säker vinst (noteras som hjälp)',
  'settings.ghost': 'Tävla mot ditt bästa spel av given, eller mot ett som delats med dig',
  'ghost.mine': '{mine, number} kort upplagda; ditt bästa spel hade {theirs, number} vid den här tiden',
  'ghost.friend': '{mine, number} kort upplagda; det delade spelet hade {theirs, number} vid den här tiden',
  'settings.hintDegrees': 'Ge tips steg för steg: först var, sedan vilket kort, sedan draget',
  'settings.oneTry': 'Bara ett försök: inget ångra, ingen omstart, inga tips och ingen lösare',
  'guard.one-try': 'Bara ett försök: inget kan ångras, och det finns ingen hjälp. Du kan ändra det i inställningarna.',
  'guard.asked': 'Det skulle kasta bort en säker vinst. Gör samma drag igen för att spela det ändå.',
  'guard.where': 'Börja här: {pile}.',
  'guard.card': 'Flytta det här kortet: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
