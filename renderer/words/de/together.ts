import type { together as english } from '../en/together.ts';

export const together = {
  'together.title': 'Dein anderer Computer',
  'together.text':
    'Spiele auf zwei Computern dieselben Spiele weiter: Wähle einen Ordner, auf den beide zugreifen können, etwa den eines Cloud-Dienstes, und gib ihn auf beiden in Baize an. Laufende Spiele, Ergebnisse, Einstellungen und eigene Kartensätze wandern dann von einem zum anderen.',
  'together.folder': 'Pfad des Ordners',
  'together.choose': 'Ordner wählen …',
  'together.no-panel':
    'Die Ordnerauswahl des Systems konnte nicht geöffnet werden. Gib stattdessen den Pfad des Ordners ein.',
  'together.share': 'Diesen Ordner gemeinsam nutzen',
  'together.shared': 'Gemeinsam genutzt: {folder}',
  'together.machines':
    '{count, plural, one {Noch kein anderer Computer hat etwas hineingeschrieben.} other {# Computer schreiben hinein.}}',
  'together.looked': 'Zuletzt nachgesehen: {date}',
  'together.looking': 'Baize sieht nach …',
  'together.failed': 'Der Ordner lässt sich nicht gemeinsam nutzen: {why}.',
  'together.trouble': 'Der Ordner ist gerade nicht erreichbar: {why}. Baize versucht es weiter.',
  'together.unread': 'Übersprungen: {name} ({why})',
  'together.torn': 'noch nicht vollständig',
  'together.newer': 'von einer neueren Version von Baize',
  'together.foreign': 'nicht von Baize geschrieben',
  'together.partly': 'teilweise: mit dem Rest kann diese Version von Baize nichts anfangen',
  'together.full': 'teilweise: der Rest ist mehr, als Baize aufnimmt',
  'together.waiting':
    '{count, plural, one {Ein laufendes Spiel eines anderen Computers wird} other {# laufende Spiele anderer Computer werden}} nicht angezeigt, weil hier schon 500 Spiele Namen haben. Lösche einige unter „Angefangen“, um Platz zu schaffen.',
  'together.look': 'Jetzt nachsehen',
  'together.stop': 'Nicht mehr gemeinsam nutzen',
  'together.keeps':
    'Hast du dasselbe Spiel auf beiden weitergespielt, bleiben beide Stände: einer auf dem Tisch, der andere unter „Angefangen“. Was du hier löschst, etwa Ergebnisse oder Kartensätze, bleibt auf dem anderen Computer.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
