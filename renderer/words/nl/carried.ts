import type { carried as english } from '../en/carried.ts';

export const carried = {
  'carried.before': 'Vóór Baize ({source}): {played, number} gespeeld, {won, number} gewonnen',
  'carried.before-all':
    'Vóór Baize ({source}): {played, number} gespeeld, {won, number} gewonnen, in {games, plural, one {# patience} other {# patiences}}',
  'carried.longest-wins': 'langste winnende serie daar: {count, number}',
  'carried.best-time': 'beste tijd daar: {time}',
  'carried.fewest-moves': 'kleinste aantal zetten daar: {count, number}',
  'carried.rules-name': 'alleen de naam komt zeker overeen',
  'carried.rules-other': 'daar gelden andere regels',
  'carried.title': 'Neem je partijen mee',
  'carried.open': 'Neem je partijen mee…',
  'carried.settings': 'Al ergens anders gespeeld?',
  'carried.settings-hint':
    'Baize leest wat je hebt gespeeld in AisleRiot, KPatience, PySolFC en FreeCell van Windows XP. Totalen van elk ander programma kun je intypen.',
  'carried.text':
    'Kies bestanden van AisleRiot, KPatience, PySolFC of FreeCell van Windows XP, of sleep ze naar het venster. Je ziet wat er mee zou komen voordat er iets wordt bewaard. Sluit eerst het andere programma: sommige schrijven hun bestanden pas aan het eind.',
  'carried.choose': 'Bestanden kiezen…',
  'carried.search': 'Ernaar zoeken',
  'carried.search-hint':
    '‘Ernaar zoeken’ leest de bestanden die deze programma’s gewoonlijk in je persoonlijke map hebben, en geen andere. Baize uit Flatpak of Snap ziet ze niet: kies ze dan zelf.',
  'carried.found':
    '{count, plural, =0 {Geen bestanden gevonden.} one {# bestand gevonden.} other {# bestanden gevonden.}}',
  'carried.untitled': 'Ander programma',
  'carried.whose': 'Wiens partijen?',
  'carried.player': '{name}: {played, number} gespeeld',
  'carried.preview': 'Partijen om mee te nemen',
  'carried.other-games':
    '{count, plural, one {# patience die Baize niet heeft} other {# patiences die Baize niet heeft}}',
  'carried.apart':
    'Deze totalen staan op eigen regels en tellen nergens anders mee. Neem je ze nog eens mee, dan worden ze vervangen.',
  'carried.favourites': '{count, plural, one {# favoriet} other {# favorieten}} toevoegen',
  'carried.recent': '{count, plural, one {# recente patience} other {# recente patiences}} toevoegen',
  'carried.options': 'De opties van {count, plural, one {# patience} other {# patiences}} overnemen',
  'carried.take': 'Meenemen',
  'carried.taken': 'Meegenomen.',
  'carried.nothing': 'Niets in dit bestand is nieuw voor Baize.',
  'carried.stored': 'Al meegenomen',
  'carried.remove': 'Verwijderen',
  'carried.remove-ask': 'De totalen van {source} verwijderen? Je partijen in Baize blijven zoals ze zijn.',
  'carried.type': 'Totalen intypen',
  'carried.type-hint':
    'Voor programma’s waarvan Baize de bestanden niet kan lezen, zoals Microsoft Solitaire Collection: neem de getallen over die het programma laat zien.',
  'carried.program': 'Programma',
  'carried.add': 'Toevoegen',
  'carried.csv':
    'Voor veel patiences tegelijk kies je een CSV-bestand met de kolommen game, played en won, en eventueel options (de opties) en source.',
  'carried.where': 'Waar zijn deze bestanden?',
  'carried.where-hint':
    'Mappen waarvan de naam met een punt begint, zijn verborgen. Druk op Ctrl+H (op een Mac ⌘⇧.) terwijl je een bestand kiest om ze te zien.',
  'carried.where-windows': 'Start regedit en exporteer deze sleutel naar een bestand: {key}',
  'carried.fault-unknown': 'Baize kent dit soort bestand niet.',
  'carried.fault-too-large': 'Dit bestand is te groot.',
  'carried.fault-damaged': 'Dit bestand is beschadigd of bevat meer dan gegevens. Er is niets uit overgenomen.',
  'carried.fault-nothing': 'Volgens dit bestand is er niets gespeeld.',
  'carried.fault-unreadable': 'Dit bestand kon niet worden gelezen. Misschien is het verplaatst.',
  'carried.left-out': 'Weggelaten: {count, number}',
  'carried.left-more': 'en nog {count, number}',
  'carried.left-results':
    '{count, plural, one {# los resultaat: de zetten staan niet in het bestand} other {# losse resultaten: de zetten staan niet in het bestand}}',
  'carried.number': 'Nr. {what}',
  'carried.line': 'Regel {what}',
  'carried.left-demo': 'partijen die het programma zelf heeft gespeeld',
  'carried.left-no-numbers': 'de getallen zijn niet te lezen',
  'carried.left-no-counts': 'er is niets geteld',
  'carried.left-more-won': 'meer gewonnen dan gespeeld',
  'carried.left-negative': 'een negatief getal',
  'carried.left-too-high': 'meer dan iemand kan spelen',
  'carried.left-no-whole-number': 'geen geheel getal',
  'carried.left-unknown-game': 'Baize heeft deze patience niet',
  'carried.left-unknown-options': 'de patience heeft zulke opties niet',
  'carried.left-too-few': 'te weinig kolommen',
  'carried.left-too-many': 'te veel kolommen',
  'carried.save-whole': '{game}: een begonnen partij met {moves, plural, one {# zet} other {# zetten}}',
  'carried.save-partly':
    '{game}: een begonnen partij. Baize kan {moves, number} van de {of, plural, one {# zet} other {# zetten}} spelen; je gaat daar verder.',
  'carried.save-deal':
    '{game}: een begonnen partij. De zetten staan niet in het bestand; je speelt dezelfde kaarten vanaf het begin.',
  'carried.save-none': '{game}: Baize kan deze kaarten niet delen.',
  'carried.save-no-moves':
    '{game}: in het bestand staan geen zetten, en Baize kan niet zien hoe deze kaarten zijn gedeeld.',
  'carried.save-open': 'Deze partij spelen',
  'carried.save-which': 'Welke patience is het?',
} as const satisfies Partial<Record<keyof typeof english, string>>;
