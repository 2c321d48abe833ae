import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regeln: {game}',
  'rules.missing': 'Die Regeln dieser Patience lassen sich gerade nicht laden.',
  'rules.language': 'Die Regeln gibt es hier nur auf Englisch.',
  'rules.rest': 'Die ausführlichen Regeln gibt es hier nur auf Englisch.',

  'glossary.title': 'Glossar',
  'glossary.text':
    'Was die Begriffe in den Regeln bedeuten. Steht auf der Seite einer Patience etwas anderes, gilt diese Seite.',
  'glossary.language': 'Die Begriffe sind hier nur auf Englisch erklärt.',
  'glossary.back': 'Zurück zu den Regeln',

  'about.title': 'Über Baize',
  'about.version': 'Version {version}',
  'about.aged': 'Version {version}, {age} alt',
  'about.newer': 'Baize geht nie ins Internet und sucht deshalb auch nicht selbst nach neuen Versionen:',
  'about.releases': 'Alle Versionen anzeigen',
  'about.copy-address': 'Adresse kopieren',
  'about.address-copied': 'Adresse kopiert: Füge sie in einen Browser ein.',
  'about.text': 'Patiencen für ruhige Stunden: kein Konto, keine Werbung, kein Internet.',
  'about.stays': 'Nichts verlässt diesen Computer',
  'about.stays-text':
    'Spiele, Statistik und Bilder liegen in einem Ordner auf diesem Computer und sonst nirgends. Baize kennt keine Konten, sammelt keine Daten und nimmt mit niemandem Kontakt auf. Die Seite darf sich nur mit Baize selbst verbinden; das lässt sich ausprobieren.',
  'about.stays-but':
    'Ausgenommen ist nur ein Ordner, den du selbst mit einem anderen Computer gemeinsam nutzt (Einstellungen, „Dein anderer Computer“).',
  'about.try': 'Verbindung nach außen versuchen',
  'about.refused': 'Abgelehnt: Zu {address} wurde keine Verbindung aufgebaut.',
  'about.not-refused': 'Die Verbindung zu {address} wurde nicht abgelehnt. Bitte melde das.',
  'about.licence': 'Baize ist freie Software unter der MIT-Lizenz und baut auf der Arbeit anderer auf:',
  'about.licences': 'Lizenzen',
  'about.wrong': 'Wenn etwas nicht funktioniert',
  'about.diagnostics':
    'Baize führt ein Protokoll, mit dem sich Fehler finden lassen. Es enthält keine deiner Spiele und nennt keinen Ordner außer dem von Baize.',
  'about.copy': 'Diagnosedaten kopieren',
  'about.copied': 'Diagnosedaten kopiert: Füge sie dort ein, wo du um Hilfe bittest.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
