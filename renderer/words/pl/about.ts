import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Zasady: {game}',
  'rules.missing': 'Zasady tego pasjansa są w tej chwili niedostępne.',
  'rules.language': 'Te zasady są tylko po angielsku.',
  'rules.rest': 'Pełne zasady są tylko po angielsku.',

  'glossary.title': 'Słowniczek',
  'glossary.text': 'Co znaczą słowa używane w zasadach. Jeśli strona pasjansa podaje coś innego, obowiązuje strona.',
  'glossary.language': 'Objaśnienia słów są tylko po angielsku.',
  'glossary.back': 'Wróć do zasad',

  'about.title': 'O Baize',
  'about.version': 'Wersja {version}',
  'about.aged': 'Wersja {version}, wydana {age} temu',
  'about.newer':
    'Baize nigdy nie łączy się z internetem, więc nie szuka samodzielnie nowszych wersji. Znajdziesz je tutaj:',
  'about.releases': 'Zobacz wszystkie wersje',
  'about.copy-address': 'Kopiuj adres',
  'about.address-copied': 'Adres skopiowany: wklej go w przeglądarce.',
  'about.text': 'Pasjanse w spokoju: bez konta, bez reklam, bez internetu.',
  'about.stays': 'Nic nie opuszcza tego komputera',
  'about.stays-text':
    'Twoje gry, statystyki i obrazy są przechowywane w jednym folderze na tym komputerze i nigdzie indziej. Baize nie ma kont, niczego nie zbiera i z nikim się nie kontaktuje. Jego strona może łączyć się tylko z samym Baize; możesz to sprawdzić.',
  'about.stays-but':
    'Jedynym wyjątkiem jest folder, który udostępnisz samodzielnie (Ustawienia, „Twój drugi komputer”).',
  'about.try': 'Spróbuj połączyć się gdzie indziej',
  'about.refused': 'Odmowa: nie nawiązano połączenia z {address}.',
  'about.not-refused': 'Połączenie z {address} nie zostało odrzucone. Prosimy to zgłosić.',
  'about.licence': 'Baize jest wolnym oprogramowaniem na licencji MIT. Korzysta z pracy innych:',
  'about.licences': 'Licencje',
  'about.wrong': 'Gdy coś pójdzie nie tak',
  'about.diagnostics':
    'Baize zapisuje, co się dzieje, aby łatwiej było znaleźć przyczynę. W zapiskach nie ma Twoich partii ani żadnego folderu poza folderem samego Baize.',
  'about.copy': 'Kopiuj diagnostykę',
  'about.copied': 'Diagnostyka skopiowana: wklej ją tam, gdzie prosisz o pomoc.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
