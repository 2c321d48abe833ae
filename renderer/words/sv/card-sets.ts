import type { setWords as english } from '../en/card-sets.ts';

/** The user's own card sets; fetched when they are first shown. */
export const setWords = {
  'sets.open': 'Egna kortuppsättningar…',
  'sets.title': 'Egna kortuppsättningar',
  'sets.text':
    'Spela med egna kort: en kortlek från KDE, ett tema från AisleRiot, en kortuppsättning från PySolFC eller bilder som heter som sina kort, till exempel ”QH.png” eller ”queen_of_hearts.svg”. Välj en fil (SVG, ZIP eller TAR.GZ) eller en mapp, eller släpp den på fönstret.',
  'sets.file': 'Välj en fil…',
  'sets.folder': 'Välj en mapp…',
  'sets.none': 'Du har inga egna kortuppsättningar ännu.',
  'sets.kept': 'Bilderna sparas med dina partier och i deras säkerhetskopior. De lämnar aldrig den här datorn.',
  'sets.reading': 'Läser kortuppsättningen…',
  'sets.taken': '”{name}” har lagts till och används nu.',
  'sets.use': 'Använd',
  'sets.use-of': 'Använd ”{name}”',
  'sets.used': 'Används',
  'sets.drop': 'Ta bort',
  'sets.drop-of': 'Ta bort ”{name}”',
  'sets.removed': '”{name}” har tagits bort.',
  'sets.kind.kde': 'Kortlek från KDE',
  'sets.kind.aisleriot': 'Tema från AisleRiot',
  'sets.kind.pysol': 'Kortuppsättning från PySolFC',
  'sets.kind.pictures': 'Bilder som heter som sina kort',
  'sets.author': 'av {author}',
  'sets.texts': 'Licens och upphovsperson enligt filerna',
  'sets.silent': 'I filerna står varken vem som har gjort den eller under vilken licens.',
  'sets.no-licence': 'I filerna står ingen licens.',
  'sets.back': 'Från kortuppsättningen',
  'sets.fault.no-set': 'Det finns ingen kortuppsättning i den. Inget har ändrats.',
  'sets.fault.several':
    'Det finns {about} kortuppsättningar i den: välj filen eller mappen för en av dem. Inget har ändrats.',
  'sets.fault.too-large': 'Det här är för stort: gränsen är 40 MB, och 120 MB uppackat. Inget har ändrats.',
  'sets.fault.too-many-dots': 'Bilden {about} är för stor: gränsen är 16 miljoner bildpunkter. Inget har ändrats.',
  'sets.fault.packed': 'Baize kan inte packa upp {about}: packa upp den själv och välj mappen. Inget har ändrats.',
  'sets.fault.damaged': 'Det här är skadat och kan inte läsas. Inget har ändrats.',
  'sets.fault.path': 'Det här arkivet är inte säkert: en fil i det leder ut ur det ({about}). Inget har ändrats.',
  'sets.fault.lacks':
    'Den här kortuppsättningen är inte komplett. Det saknas: {about}{more, plural, =0 {} one { och # till} other { och # till}}. Inget har ändrats.',
  'sets.lacks-file': 'Den här kortuppsättningen är inte komplett: filen {about} saknas. Inget har ändrats.',
  'sets.fault.other-cards':
    'Det här är inte de kort som Baize spelas med: det behövs klöver, ruter, hjärter och spader ({about}). Inget har ändrats.',
  'sets.fault.unsafe':
    'Den här kortuppsättningen är inte säker: en teckning i den gör mer än att rita ({about}). Inget har ändrats.',
  'sets.fault.picture': 'Bilden {about} kan inte läsas eller visar inget. Inget har ändrats.',
  'sets.fault.many-files': 'Det finns för många filer i den: gränsen är 2 000. Inget har ändrats.',
  'sets.fault.many-drawings': 'Det finns {about} teckningar i den: välj den som har korten. Inget har ändrats.',
  'sets.fault.inner-dots':
    'Bilderna i {about} är för stora: gränsen är 100 miljoner bildpunkter sammanlagt. Inget har ändrats.',
  'sets.fault.long-drawing': 'Teckningen {about} är för stor: gränsen är 24 MB. Inget har ändrats.',
  'sets.fault.many-elements': 'Teckningen {about} är för komplicerad: gränsen är 300 000 element. Inget har ändrats.',
  'sets.fault.deep': 'Teckningen {about} är för komplicerad: gränsen är 120 element inuti varandra. Inget har ändrats.',
  'sets.fault.style': 'Teckningen {about} är för komplicerad: gränsen är 100 kB stilmallar. Inget har ändrats.',
  'sets.fault.effects':
    'Teckningen {about} är för komplicerad: gränsen är 6 000 filtersteg och 12 filter inuti varandra. Inget har ändrats.',
  'sets.fault.circle': 'Teckningen {about} kan inte ritas: en del av den använder sig själv. Inget har ändrats.',
  'sets.fault.name': 'Arkivet har en fil med ett namn som inte kan användas ({about}). Inget har ändrats.',
  'sets.fault.slow': 'Det tar för lång tid att läsa {about}. Inget har ändrats.',
  'sets.fault.stopped': 'Avbrutet. Inget har ändrats.',
  'sets.full': 'Du har {most} kortuppsättningar, och det är gränsen. Ta bort en först.',
  'sets.unkept': 'Kortuppsättningen kunde inte sparas. {why}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
