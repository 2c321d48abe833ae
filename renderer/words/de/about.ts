import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regeln von {game}',
  'rules.missing': 'Die Regeln dieser Patience sind gerade nicht zu erreichen.',
  'rules.language': 'Die Regeln stehen hier auf Englisch.',
  'rules.rest': 'Die ausführlichen Regeln stehen hier auf Englisch.',

  'glossary.title': 'Glossar',
  'glossary.text':
    'Was die Wörter der Regeln bedeuten. Sagt die Seite einer Patience etwas anderes, so gilt die Seite.',
  'glossary.language': 'Die Wörter sind hier auf Englisch erklärt.',
  'glossary.back': 'Zurück zu den Regeln',

  'about.title': 'Über Baize',
  'about.version': 'Version {version}',
  'about.aged': 'Version {version}, {age} alt',
  'about.newer': 'Baize geht nie ins Netz und sucht deshalb auch nicht selbst nach neueren Versionen:',
  'about.releases': 'Alle Versionen ansehen',
  'about.copy-address': 'Adresse kopieren',
  'about.address-copied': 'Die Adresse ist kopiert und lässt sich in einen Browser einfügen.',
  'about.text': 'Patiencen für ruhige Stunden: kein Konto, keine Werbung, kein Netz.',
  'about.licence': 'Baize ist freie Software unter der MIT-Lizenz. Es steht auf der Arbeit anderer:',
  'about.licences': 'Lizenzen',
  'about.wrong': 'Wenn etwas schiefgeht',
  'about.diagnostics':
    'Baize notiert, was geschieht, um die Suche zu erleichtern. Die Notizen nennen keine Spiele und keinen Ordner außer dem von Baize.',
  'about.copy': 'Diagnose kopieren',
  'about.copied': 'Die Diagnose ist kopiert und lässt sich dort einfügen, wo um Hilfe gebeten wird.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
