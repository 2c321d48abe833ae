import type { together as english } from '../en/together.ts';

export const together = {
  'together.title': 'Twój drugi komputer',
  'together.text':
    'Graj na dwóch komputerach w te same partie: wybierz folder, który widzą oba, na przykład z usługi synchronizacji, i wskaż go w Baize na każdym z nich. Partie w toku, wyniki, ustawienia i własne zestawy kart przechodzą wtedy z jednego na drugi.',
  'together.folder': 'Ścieżka folderu',
  'together.choose': 'Wybierz folder…',
  'together.no-panel': 'Nie udało się otworzyć systemowego okna wyboru folderu. Wpisz zamiast tego ścieżkę folderu.',
  'together.share': 'Udostępnij ten folder',
  'together.shared': 'Udostępniony: {folder}',
  'together.machines':
    '{count, plural, one {Żaden inny komputer jeszcze w nim nie pisał.} few {Piszą w nim # komputery.} many {Pisze w nim # komputerów.} other {Pisze w nim # komputera.}}',
  'together.looked': 'Ostatnio sprawdzono: {date}',
  'together.looking': 'Sprawdzanie folderu…',
  'together.failed': 'Nie można udostępnić folderu: {why}.',
  'together.trouble': 'Folder jest teraz niedostępny: {why}. Baize próbuje dalej.',
  'together.unread': 'Pominięto: {name} ({why})',
  'together.torn': 'jeszcze niekompletny',
  'together.newer': 'z nowszej wersji Baize',
  'together.foreign': 'nie zapisał go Baize',
  'together.partly': 'częściowo: ta wersja Baize nie może użyć reszty',
  'together.full': 'częściowo: reszta to więcej, niż Baize przyjmuje',
  'together.waiting':
    '{count, plural, one {# partia w toku z innego komputera nie jest pokazana} few {# partie w toku z innych komputerów nie są pokazane} many {# partii w toku z innych komputerów nie jest pokazanych} other {# partii w toku z innych komputerów nie jest pokazane}}, bo 500 partii ma tu już nazwy. Usuń kilka partii w toku, aby zrobić miejsce.',
  'together.look': 'Sprawdź teraz',
  'together.stop': 'Przestań udostępniać',
  'together.keeps':
    'Jeśli ta sama partia była grana dalej na obu, zostają obie wersje: jedna na stole, druga wśród partii w toku. To, co tutaj usuniesz (wyniki, zestawy kart), zostaje na drugim komputerze.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
