import type { setWords as english } from '../en/card-sets.ts';

/** The user's own card sets; fetched when they are first shown. */
export const setWords = {
  'sets.open': 'Je eigen kaartsets…',
  'sets.title': 'Je eigen kaartsets',
  'sets.text':
    'Speel met je eigen kaarten: een kaartspel van KDE, een thema van AisleRiot, een kaartset van PySolFC of afbeeldingen die naar hun kaart heten, zoals ‘QH.png’ of ‘queen_of_hearts.svg’. Kies een bestand (SVG, ZIP of TAR.GZ) of een map, of sleep het naar het venster.',
  'sets.file': 'Bestand kiezen…',
  'sets.folder': 'Map kiezen…',
  'sets.none': 'Je hebt nog geen eigen kaartsets.',
  'sets.kept':
    'De afbeeldingen worden bij je partijen en in de reservekopieën bewaard. Ze verlaten deze computer nooit.',
  'sets.reading': 'De kaartset wordt gelezen…',
  'sets.taken': '‘{name}’ is toegevoegd en in gebruik.',
  'sets.use': 'Gebruiken',
  'sets.use-of': '‘{name}’ gebruiken',
  'sets.used': 'In gebruik',
  'sets.drop': 'Weghalen',
  'sets.drop-of': '‘{name}’ weghalen',
  'sets.removed': '‘{name}’ is weggehaald.',
  'sets.kind.kde': 'Kaartspel van KDE',
  'sets.kind.aisleriot': 'Thema van AisleRiot',
  'sets.kind.pysol': 'Kaartset van PySolFC',
  'sets.kind.pictures': 'Afbeeldingen die naar hun kaart heten',
  'sets.author': 'van {author}',
  'sets.texts': 'Licentie en maker volgens de bestanden',
  'sets.silent': 'In de bestanden staat niet wie de set heeft gemaakt, noch onder welke licentie.',
  'sets.no-licence': 'In de bestanden staat geen licentie.',
  'sets.back': 'Van de kaartset',
  'sets.fault.no-set': 'Er zit geen kaartset in. Er is niets veranderd.',
  'sets.fault.several':
    'Er zitten {about} kaartsets in: kies het bestand of de map van één ervan. Er is niets veranderd.',
  'sets.fault.too-large': 'Dit is te groot: de limiet is 40 MB, en 120 MB uitgepakt. Er is niets veranderd.',
  'sets.fault.too-many-dots':
    'De afbeelding {about} is te groot: de limiet is 16 miljoen pixels. Er is niets veranderd.',
  'sets.fault.packed': 'Baize kan {about} niet uitpakken: pak het zelf uit en kies de map. Er is niets veranderd.',
  'sets.fault.damaged': 'Dit is beschadigd en kan niet worden gelezen. Er is niets veranderd.',
  'sets.fault.path': 'Dit archief is niet veilig: een bestand erin leidt eruit ({about}). Er is niets veranderd.',
  'sets.fault.lacks':
    'Deze kaartset is niet volledig. Er ontbreken: {about}{more, plural, =0 {} one { en nog #} other { en nog #}}. Er is niets veranderd.',
  'sets.lacks-file': 'Deze kaartset is niet volledig: het bestand {about} ontbreekt. Er is niets veranderd.',
  'sets.fault.other-cards':
    'Dit zijn niet de kaarten waarmee Baize wordt gespeeld: nodig zijn klaveren, ruiten, harten en schoppen ({about}). Er is niets veranderd.',
  'sets.fault.unsafe':
    'Deze kaartset is niet veilig: een tekening erin doet meer dan tekenen ({about}). Er is niets veranderd.',
  'sets.fault.picture': 'De afbeelding {about} kan niet worden gelezen of laat niets zien. Er is niets veranderd.',
  'sets.fault.many-files': 'Er staan te veel bestanden in: de limiet is 2000. Er is niets veranderd.',
  'sets.fault.many-drawings': 'Er staan {about} tekeningen in: kies die met de kaarten. Er is niets veranderd.',
  'sets.fault.inner-dots':
    'De afbeeldingen in {about} zijn te groot: de limiet is samen 100 miljoen pixels. Er is niets veranderd.',
  'sets.fault.long-drawing': 'De tekening {about} is te groot: de limiet is 24 MB. Er is niets veranderd.',
  'sets.fault.many-elements':
    'De tekening {about} is te ingewikkeld: de limiet is 300.000 elementen. Er is niets veranderd.',
  'sets.fault.deep':
    'De tekening {about} is te ingewikkeld: de limiet is 120 elementen binnen elkaar. Er is niets veranderd.',
  'sets.fault.style':
    'De tekening {about} is te ingewikkeld: de limiet is 100 KB aan stijlbladen. Er is niets veranderd.',
  'sets.fault.effects':
    'De tekening {about} is te ingewikkeld: de limiet is 6000 filterstappen, en 12 filters binnen elkaar. Er is niets veranderd.',
  'sets.fault.circle':
    'De tekening {about} kan niet worden getekend: een deel ervan gebruikt zichzelf. Er is niets veranderd.',
  'sets.fault.name': 'Dit archief bevat een bestand met een onbruikbare naam ({about}). Er is niets veranderd.',
  'sets.fault.slow': 'Het lezen van {about} duurt te lang. Er is niets veranderd.',
  'sets.fault.stopped': 'Geannuleerd. Er is niets veranderd.',
  'sets.full': 'Je hebt {most} kaartsets, en meer kan niet. Haal er eerst een weg.',
  'sets.unkept': 'De kaartset kon niet worden opgeslagen. {why}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
