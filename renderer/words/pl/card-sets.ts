import type { setWords as english } from '../en/card-sets.ts';

/** The user's own card sets; fetched when they are first shown. */
export const setWords = {
  'sets.open': 'Własne zestawy kart…',
  'sets.title': 'Własne zestawy kart',
  'sets.text':
    'Graj własnymi kartami: talią z KDE, motywem z AisleRiot, zestawem kart z PySolFC albo obrazami nazwanymi tak jak karty, na przykład „QH.png” lub „queen_of_hearts.svg”. Wybierz plik (SVG, ZIP lub TAR.GZ) albo folder, albo upuść go na okno.',
  'sets.file': 'Wybierz plik…',
  'sets.folder': 'Wybierz folder…',
  'sets.none': 'Nie masz jeszcze własnych zestawów kart.',
  'sets.kept':
    'Obrazy są przechowywane razem z partiami i w ich kopiach zapasowych. Nigdy nie opuszczają tego komputera.',
  'sets.reading': 'Odczytywanie zestawu kart…',
  'sets.taken': 'Dodano „{name}” i jego karty są w użyciu.',
  'sets.use': 'Użyj',
  'sets.use-of': 'Użyj „{name}”',
  'sets.used': 'W użyciu',
  'sets.drop': 'Usuń',
  'sets.drop-of': 'Usuń „{name}”',
  'sets.removed': 'Usunięto „{name}”.',
  'sets.kind.kde': 'Talia z KDE',
  'sets.kind.aisleriot': 'Motyw z AisleRiot',
  'sets.kind.pysol': 'Zestaw kart z PySolFC',
  'sets.kind.pictures': 'Obrazy nazwane tak jak karty',
  'sets.author': 'autor: {author}',
  'sets.texts': 'Licencja i autor według plików',
  'sets.silent': 'Pliki nie mówią, kto go zrobił ani na jakiej licencji.',
  'sets.no-licence': 'Pliki nie podają licencji.',
  'sets.back': 'Z zestawu kart',
  'sets.fault.no-set': 'Nie ma w nim zestawu kart. Nic się nie zmieniło.',
  'sets.fault.several':
    'Liczba zestawów kart w środku: {about}. Wybierz plik lub folder jednego z nich. Nic się nie zmieniło.',
  'sets.fault.too-large': 'To jest za duże: limit to 40 MB, a po rozpakowaniu 120 MB. Nic się nie zmieniło.',
  'sets.fault.too-many-dots': 'Obraz {about} jest za duży: limit to 16 milionów pikseli. Nic się nie zmieniło.',
  'sets.fault.packed':
    'Baize nie potrafi rozpakować {about}: rozpakuj samodzielnie i wybierz folder. Nic się nie zmieniło.',
  'sets.fault.damaged': 'To jest uszkodzone i nie da się odczytać. Nic się nie zmieniło.',
  'sets.fault.path':
    'To archiwum nie jest bezpieczne: jeden z plików wychodzi poza nie ({about}). Nic się nie zmieniło.',
  'sets.fault.lacks':
    'Ten zestaw kart nie jest kompletny. Brakuje: {about}{more, plural, =0 {} one { i jeszcze #} few { i jeszcze #} many { i jeszcze #} other { i jeszcze #}}. Nic się nie zmieniło.',
  'sets.lacks-file': 'Ten zestaw kart nie jest kompletny: brakuje pliku {about}. Nic się nie zmieniło.',
  'sets.fault.other-cards':
    'To nie są karty, którymi gra się w Baize: potrzebne są trefle, kara, kiery i piki ({about}). Nic się nie zmieniło.',
  'sets.fault.unsafe':
    'Ten zestaw kart nie jest bezpieczny: rysunek w nim robi coś więcej, niż tylko rysuje ({about}). Nic się nie zmieniło.',
  'sets.fault.picture': 'Obrazu {about} nie da się odczytać albo nic na nim nie ma. Nic się nie zmieniło.',
  'sets.fault.many-files': 'Zawiera zbyt wiele plików: limit wynosi 2000. Nic się nie zmieniło.',
  'sets.fault.many-drawings': 'Liczba rysunków w środku: {about}. Wybierz ten z kartami. Nic się nie zmieniło.',
  'sets.fault.inner-dots':
    'Obrazy w {about} są za duże: limit wynosi łącznie 100 milionów pikseli. Nic się nie zmieniło.',
  'sets.fault.long-drawing': 'Rysunek {about} jest za duży: limit wynosi 24 MB. Nic się nie zmieniło.',
  'sets.fault.many-elements':
    'Rysunek {about} jest zbyt złożony: limit wynosi 300 000 elementów. Nic się nie zmieniło.',
  'sets.fault.deep':
    'Rysunek {about} jest zbyt złożony: limit wynosi 120 zagnieżdżonych elementów. Nic się nie zmieniło.',
  'sets.fault.style': 'Rysunek {about} jest zbyt złożony: limit wynosi 100 KB arkuszy stylów. Nic się nie zmieniło.',
  'sets.fault.effects':
    'Rysunek {about} jest zbyt złożony: limit wynosi 6000 kroków filtrów i 12 zagnieżdżonych filtrów. Nic się nie zmieniło.',
  'sets.fault.circle': 'Rysunku {about} nie można narysować: jego część używa samej siebie. Nic się nie zmieniło.',
  'sets.fault.name': 'To archiwum zawiera plik o nazwie, której nie można użyć ({about}). Nic się nie zmieniło.',
  'sets.fault.slow': 'Odczyt {about} trwa zbyt długo. Nic się nie zmieniło.',
  'sets.fault.stopped': 'Anulowano. Nic się nie zmieniło.',
  'sets.full': 'Masz już {most} zestawów kart, a to jest limit. Najpierw usuń jeden.',
  'sets.unkept': 'Nie udało się zapisać zestawu kart. {why}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
