import type { together as english } from '../en/together.ts';

export const together = {
  'together.title': 'Din andra dator',
  'together.text':
    'Spela samma partier på två datorer: välj en mapp som båda ser, till exempel i en synkroniseringstjänst, och ange den i Baize på var och en. Pågående partier, resultat, inställningar och dina egna kortuppsättningar följer då med från den ena till den andra.',
  'together.folder': 'Mappens sökväg',
  'together.choose': 'Välj en mapp…',
  'together.no-panel': 'Systemets mappväljare kunde inte öppnas. Skriv mappens sökväg i stället.',
  'together.share': 'Dela den här mappen',
  'together.shared': 'Delad mapp: {folder}',
  'together.machines':
    '{count, plural, one {Ingen annan dator har skrivit i den än.} other {# datorer skriver i den.}}',
  'together.looked': 'Senast läst: {date}',
  'together.looking': 'Läser mappen…',
  'together.failed': 'Mappen kan inte delas: {why}.',
  'together.trouble': 'Mappen går inte att nå just nu: {why}. Baize fortsätter att försöka.',
  'together.unread': 'Hoppades över: {name} ({why})',
  'together.torn': 'inte hel än',
  'together.newer': 'från en nyare version av Baize',
  'together.foreign': 'inte skriven av Baize',
  'together.partly': 'delvis: resten kan den här versionen av Baize inte använda',
  'together.full': 'delvis: resten är mer än Baize tar emot',
  'together.waiting':
    '{count, plural, one {Ett pågående parti från en annan dator visas} other {# pågående partier från andra datorer visas}} inte, eftersom 500 partier redan har namn här. Ta bort några under ”Pågående” för att göra plats.',
  'together.look': 'Läs nu',
  'together.stop': 'Sluta dela',
  'together.keeps':
    'Om du har spelat vidare på samma parti på båda finns båda versionerna kvar: den ena på bordet, den andra under ”Pågående”. Det du tar bort här, som resultat och kortuppsättningar, finns kvar på den andra datorn.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
