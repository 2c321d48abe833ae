import type { setWords as english } from '../en/card-sets.ts';

/** The user's own card sets; fetched when they are first shown. */
export const setWords = {
  'sets.open': 'Eigene Kartensätze …',
  'sets.title': 'Eigene Kartensätze',
  'sets.text':
    'Spiele mit deinen eigenen Karten: mit einem Kartendeck von KDE, einem Thema von AisleRiot, einem Kartensatz von PySolFC oder mit Bildern, die nach ihren Karten benannt sind, etwa „QH.png“ oder „queen_of_hearts.svg“. Wähle eine Datei (SVG, ZIP oder TAR.GZ) oder einen Ordner, oder zieh sie auf das Fenster.',
  'sets.file': 'Datei wählen …',
  'sets.folder': 'Ordner wählen …',
  'sets.none': 'Du hast noch keine eigenen Kartensätze.',
  'sets.kept':
    'Die Bilder werden mit deinen Spielen und in deren Sicherungen gespeichert. Sie verlassen dieses Gerät nie.',
  'sets.reading': 'Der Kartensatz wird gelesen …',
  'sets.taken': '„{name}“ ist hinzugefügt und wird benutzt.',
  'sets.use': 'Benutzen',
  'sets.use-of': '„{name}“ benutzen',
  'sets.used': 'In Benutzung',
  'sets.drop': 'Entfernen',
  'sets.drop-of': '„{name}“ entfernen',
  'sets.removed': '„{name}“ ist entfernt.',
  'sets.kind.kde': 'Kartendeck von KDE',
  'sets.kind.aisleriot': 'Thema von AisleRiot',
  'sets.kind.pysol': 'Kartensatz von PySolFC',
  'sets.kind.pictures': 'Nach ihren Karten benannte Bilder',
  'sets.author': 'von {author}',
  'sets.texts': 'Lizenz und Urheber laut den Dateien',
  'sets.silent': 'In den Dateien steht weder, von wem der Satz ist, noch unter welcher Lizenz er steht.',
  'sets.no-licence': 'In den Dateien ist keine Lizenz genannt.',
  'sets.back': 'Vom Kartensatz',
  'sets.fault.no-set': 'Darin ist kein Kartensatz zu finden. Nichts hat sich geändert.',
  'sets.fault.several':
    'Darin sind {about} Kartensätze: Wähle die Datei oder den Ordner von einem davon. Nichts hat sich geändert.',
  'sets.fault.too-large': 'Das ist zu groß: Höchstens 40 MB sind möglich, entpackt 120 MB. Nichts hat sich geändert.',
  'sets.fault.too-many-dots':
    'Das Bild {about} ist zu groß: Höchstens 16 Millionen Pixel sind möglich. Nichts hat sich geändert.',
  'sets.fault.packed':
    'Baize kann {about} nicht entpacken: Entpacke es selbst und wähle den Ordner. Nichts hat sich geändert.',
  'sets.fault.damaged': 'Das ist beschädigt und lässt sich nicht lesen. Nichts hat sich geändert.',
  'sets.fault.path':
    'Dieses Archiv ist nicht sicher: Eine Datei darin führt aus ihm hinaus ({about}). Nichts hat sich geändert.',
  'sets.fault.lacks':
    'Dieser Kartensatz ist nicht vollständig. Es fehlen: {about}{more, plural, =0 {} one { und # weitere} other { und # weitere}}. Nichts hat sich geändert.',
  'sets.lacks-file': 'Dieser Kartensatz ist nicht vollständig: Die Datei {about} fehlt. Nichts hat sich geändert.',
  'sets.fault.other-cards':
    'Das sind nicht die Karten, mit denen Baize gespielt wird: Nötig sind Kreuz, Karo, Herz und Pik ({about}). Nichts hat sich geändert.',
  'sets.fault.unsafe':
    'Dieser Kartensatz ist nicht sicher: Eine Zeichnung darin tut mehr als zeichnen ({about}). Nichts hat sich geändert.',
  'sets.fault.picture': 'Das Bild {about} lässt sich nicht lesen oder zeigt nichts. Nichts hat sich geändert.',
  'sets.fault.many-files': 'Darin sind zu viele Dateien: höchstens 2.000 sind möglich. Nichts hat sich geändert.',
  'sets.fault.many-drawings':
    'Darin sind {about} Zeichnungen: Wählen Sie die mit den Karten. Nichts hat sich geändert.',
  'sets.fault.inner-dots':
    'Die Bilder in {about} sind zu groß: Zusammen sind höchstens 100 Millionen Pixel möglich. Nichts hat sich geändert.',
  'sets.fault.long-drawing':
    'Die Zeichnung {about} ist zu groß: höchstens 24 MB sind möglich. Nichts hat sich geändert.',
  'sets.fault.many-elements':
    'Die Zeichnung {about} ist zu aufwendig: höchstens 300.000 Elemente sind möglich. Nichts hat sich geändert.',
  'sets.fault.deep':
    'Die Zeichnung {about} ist zu aufwendig: höchstens 120 ineinander liegende Elemente sind möglich. Nichts hat sich geändert.',
  'sets.fault.style':
    'Die Zeichnung {about} ist zu aufwendig: höchstens 100 KB Stilvorlagen sind möglich. Nichts hat sich geändert.',
  'sets.fault.effects':
    'Die Zeichnung {about} ist zu aufwendig: höchstens 6.000 Filterschritte und 12 ineinander liegende Filter sind möglich. Nichts hat sich geändert.',
  'sets.fault.circle':
    'Die Zeichnung {about} lässt sich nicht zeichnen: Ein Teil davon verwendet sich selbst. Nichts hat sich geändert.',
  'sets.fault.name':
    'Dieses Archiv enthält eine Datei mit einem unzulässigen Namen ({about}). Nichts hat sich geändert.',
  'sets.fault.slow': 'Das Lesen von {about} dauert zu lange. Nichts hat sich geändert.',
  'sets.fault.stopped': 'Abgebrochen. Nichts hat sich geändert.',
  'sets.full': 'Du hast {most} Kartensätze, mehr sind nicht möglich. Entferne erst einen.',
  'sets.unkept': 'Der Kartensatz konnte nicht gespeichert werden. {why}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
