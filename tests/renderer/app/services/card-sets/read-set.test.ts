import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FACE_PARTS } from '../../../../../preload/api.ts';
import { UnfitSet } from '../../../../../renderer/app/services/card-sets/files/unfit.ts';
import { readSet } from '../../../../../renderer/app/services/card-sets/read-set.ts';
import {
  bytesOf,
  drawing,
  filesOf,
  type Folder,
  gif,
  kdeDeck,
  ownPictures,
  png,
  pngHead,
  pysolSet,
  tar,
  zip,
} from './made-sets.ts';

const SUIT_LETTER = { club: 'c', diamond: 'd', heart: 'h', spade: 's' } as const;
const LETTERS = 'A23456789TJQK';
const WORDS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');

/** Makes a folder with a single file. */
const file = (path: string, content: string | Uint8Array): Folder => ({ [path]: content });
const inFolder = (folder: Folder, of: string): Folder =>
  Object.fromEntries(Object.entries(folder).map(([path, content]) => [`${of}/${path}`, content]));
const shifted = drawing().replace('viewBox="0 0 1300 700"', 'viewBox="-650 -350 1300 700"');

/** Twenty sets, with the expected kind, name, and whether it has a back. */
const SETS: readonly (readonly [what: string, folder: Folder, kind: string, name: string, back: boolean])[] = [
  ['a deck of KDE in a folder', kdeDeck(), 'kde', 'My Deck', true],
  ['one whose drawing is not packed', kdeDeck(drawing()), 'kde', 'My Deck', true],
  ['one as ZIP', file('deck.zip', zip(kdeDeck())), 'kde', 'My Deck', true],
  ['one as TAR.GZ', file('deck.tar.gz', gzipSync(tar(kdeDeck()))), 'kde', 'My Deck', true],
  ['one whose cards lie in definitions', kdeDeck(gzipSync(drawing({ hidden: true }))), 'kde', 'My Deck', true],
  ['one without a back', kdeDeck(gzipSync(drawing({ without: ['back'] }))), 'kde', 'My Deck', false],
  [
    'a theme of AisleRiot',
    file('neat-cards.svgz', gzipSync(drawing({ suitFirst: true }))),
    'aisleriot',
    'neat cards',
    true,
  ],
  ['an older one, not packed', file('old.svg', drawing()), 'aisleriot', 'old', true],
  ['one whose page begins elsewhere', file('centred.svg', shifted), 'aisleriot', 'centred', true],
  [
    'one with width and height alone',
    file('mm.svg', drawing().replace('viewBox="0 0 1300 700"', 'width="260mm" height="140mm"')),
    'aisleriot',
    'mm',
    true,
  ],
  [
    'one in a ZIP with its licence',
    file('a.zip', zip({ 'a/cards.svg': drawing(), 'a/COPYING': 'LGPL 3' })),
    'aisleriot',
    'cards',
    true,
  ],
  [
    'one drawn for AisleRiot in many files',
    inFolder(
      ownPictures(
        (rank, suit) =>
          `${suit}-${WORDS[rank - 1]!.replace(/^(?:ace|two|three|four|five|six|seven|eight|nine|ten)$/, String(rank))}.png`,
      ),
      'theme/200',
    ),
    'pictures',
    '200',
    false,
  ],
  ['a set of PySolFC of the first kind', pysolSet(1, { ending: '.gif' }), 'pysol', 'Hand Made', true],
  ['one of the third', pysolSet(3), 'pysol', 'Hand Made', true],
  ['one of the fourth', pysolSet(4, { ending: '.gif' }), 'pysol', 'Hand Made', true],
  [
    'one of the sixth as ZIP without compression',
    file('set.zip', zip(pysolSet(6), { stored: true })),
    'pysol',
    'Hand Made',
    true,
  ],
  [
    'one as TAR in a folder of a long name',
    file('set.tar', tar(inFolder(pysolSet(6), 'long/'.repeat(24).slice(0, -1)))),
    'pysol',
    'Hand Made',
    true,
  ],
  [
    'pictures by letters',
    ownPictures((rank, suit) => `mine/${LETTERS[rank - 1]}${SUIT_LETTER[suit].toUpperCase()}.png`, {
      'mine/back.gif': gif(9, 9),
    }),
    'pictures',
    'mine',
    true,
  ],
  [
    'pictures by words',
    file('w.zip', zip(ownPictures((rank, suit) => `${WORDS[rank - 1]}_of_${suit}s.png`))),
    'pictures',
    'w',
    false,
  ],
  [
    'drawings by camels',
    ownPictures(
      (rank, suit) =>
        `cards/card${suit[0]!.toUpperCase()}${suit.slice(1)}s${LETTERS[rank - 1]!.replace('T', '10')}.png`,
      {
        'cards/cardBack_red1.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
      },
    ),
    'pictures',
    'cards',
    true,
  ],
];

test.each(SETS)('reads %s', async (_what, folder, kind, name, back) => {
  const set = await readSet(filesOf(folder));
  expect(SETS).toHaveLength(20);
  expect({ kind: set.kind, name: set.name, back: set.pictures.has('back') }).toEqual({ kind, name, back });
  expect(FACE_PARTS.filter((part) => !set.pictures.has(part))).toEqual([]);
});

test.each([
  ['in a grid', shifted],
  ['in rows that no grid of the page’s has', drawing().replace('viewBox="0 0 1300 700"', 'viewBox="0 0 4740 1800"')],
  ['on no page', drawing().replace('viewBox="0 0 1300 700"', '')],
])('cuts each card of a drawing %s by its name and size', async (_where, svg) => {
  const set = await readSet(filesOf(file('a.svg', svg)));
  const queen = set.pictures.get('QH')!;
  expect(queen).toMatchObject({ box: undefined, path: 'a.svg#queen_heart' });
  expect(JSON.stringify(queen)).toContain('queen_heart');
  expect(JSON.stringify(queen)).not.toContain('king_heart');
});

test('cuts a card with what it references and its surroundings', async () => {
  const more =
    '<defs><linearGradient id="ink"><stop offset="0"/></linearGradient><g id="pip"><circle r="3" fill="url(#ink)"/></g></defs>';
  const svg = drawing({ more })
    .replace('<g id="1_club"', '<g opacity="0.5"><g id="1_club"')
    .replace('</g>\n<g id="2_club"', '<use xlink:href="#pip"/></g></g>\n<g id="2_club"');
  const set = await readSet(filesOf(kdeDeck(svg)));
  const [ace, two] = [set.pictures.get('AC'), set.pictures.get('2C')].map((picture) => JSON.stringify(picture));
  for (const used of ['"pip"', 'linearGradient', '"opacity":"0.5"']) expect(ace).toContain(used);
  expect(two).not.toContain('pip');
});

test('takes licence and author from the set’s files', async () => {
  const metadata =
    '<metadata><rdf:RDF><cc:Work><dc:creator><cc:Agent><dc:title>Ann Painter</dc:title></cc:Agent></dc:creator><cc:license rdf:resource="https://example.invalid/by-sa"/></cc:Work></rdf:RDF></metadata>';
  const drawn = await readSet(
    filesOf(file('a.svg', drawing({ head: '<!-- Copyright A. Painter -->', more: metadata }))),
  );
  expect(drawn.author).toBe('Ann Painter');
  expect(drawn.texts).toEqual([
    { name: 'a.svg', text: 'Copyright A. Painter\ncreator: Ann Painter\nlicense: https://example.invalid/by-sa' },
  ]);
  const deck = await readSet(
    filesOf(kdeDeck(drawing(), { 'my-deck/README': 'Hello', 'my-deck/COPYING': 'GPL\u0007 2', README: 'of all' })),
  );
  expect(deck.author).toBe('A. Painter');
  expect(deck.texts.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'COPYING: GPL 2',
    'README: Hello',
    'README: of all',
  ]);
  const pysol = await readSet(filesOf(pysolSet(6)));
  expect(pysol.texts).toEqual([{ name: 'COPYRIGHT', text: 'Made by hand.\nGNU GPL 2 or later.' }]);
  expect((await readSet(filesOf(kdeDeck(drawing())))).texts).toEqual([]);
});

const svgWith = (more: string, head = ''): Folder => file('a.svg', drawing({ more, head }));
const LAUGHS = Array.from(
  { length: 30 },
  (_, i) => `<g id="l${i + 1}"><use href="#l${i}"/><use href="#l${i}"/></g>`,
).join('');
/** A filter of three steps, and an element as often within itself. */
const nested = (begin: string, times: number): string =>
  `<filter id="f"><feGaussianBlur/><feOffset/><feFlood/></filter><mask id="m"/>${begin.repeat(times)}<rect/>${'</g>'.repeat(times)}`;
const inner = (bytes: Uint8Array, type = 'png'): string =>
  `<image href="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}"/>`;
/** A GIF whose screen is one pixel, and whose frame goes beyond it. */
const widened = gif(1, 1, [0, 0, 20_000, 20_000]);
const huge = zip(file('a.svg', '<svg>'), { statedSize: 130_000_000 });

describe('refuses hostile and damaged sets:', () => {
  test.each<readonly [what: string, folder: Folder, fault: string, about: string | RegExp]>([
    ['a script', svgWith('<script>alert(1)</script>'), 'unsafe', '<script>'],
    ['a script of another prefix', svgWith('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), 'unsafe', '<script>'],
    ['a page within', svgWith('<foreignObject><body/></foreignObject>'), 'unsafe', '<foreignObject>'],
    ['an answer to a click', svgWith('<rect onclick="alert(1)"/>'), 'unsafe', 'onclick'],
    ['one in what draws nothing', svgWith('<x:y><g onload="alert(1)"/></x:y>'), 'unsafe', 'onload'],
    ['a script where nothing is drawn', svgWith('<title><script/></title>'), 'unsafe', '<script>'],
    [
      'a picture from elsewhere',
      svgWith('<image xlink:href="https://example.invalid/a.png"/>'),
      'unsafe',
      'https://example.invalid/a.png',
    ],
    ['a picture of the same folder', svgWith('<image href="a.png"/>'), 'unsafe', 'a.png'],
    ['a drawing within', svgWith('<image href="data:image/svg+xml;base64,AAAA"/>'), 'unsafe', /^data:image\/svg/],
    ['a use of another file', svgWith('<use href="other.svg#a"/>'), 'unsafe', 'other.svg#a'],
    [
      'an ink from elsewhere',
      svgWith('<rect fill="url(https://example.invalid/#a)"/>'),
      'unsafe',
      'https://example.invalid/#a',
    ],
    [
      'one in a style',
      svgWith('<rect style="fill: URL( \'//example.invalid/#a\')"/>'),
      'unsafe',
      '//example.invalid/#a',
    ],
    ['a sheet from elsewhere', svgWith('<style>@import "a.css";</style>'), 'unsafe', '@import "a.css";'],
    ['one in two pieces', svgWith('<style>@im<!-- -->port "a.css";</style>'), 'unsafe', '@import "a.css";'],
    ['one in two sections', svgWith('<style><![CDATA[@im]]><![CDATA[port "a"]]></style>'), 'unsafe', '@import "a"'],
    ['one around an element', svgWith('<style>@im<title/>port "a"<g/></style>'), 'unsafe', '@import "a"'],
    ['one by entities', svgWith('<style>&#64;imp&#x6f;rt "a"</style>'), 'unsafe', '@import "a"'],
    [
      'an address in two pieces',
      svgWith('<style>rect{fill:ur<![CDATA[l(//e.invalid)]]>}</style>'),
      'unsafe',
      '//e.invalid',
    ],
    ['one by entities in an attribute', svgWith('<rect fill="ur&#108;(//e.invalid)"/>'), 'unsafe', '//e.invalid'],
    ['one with a comment of style', svgWith('<style>a{fill:url(/**/#a)}</style>'), 'unsafe', '/**/#a'],
    ['one by another function', svgWith('<style>a{fill:src("//e.invalid")}</style>'), 'unsafe', /^a\{fill:src/],
    ['one for each resolution', svgWith('<rect style="fill:-webkit-image-set(\'a\' 1x)"/>'), 'unsafe', /^fill:-webkit/],
    ['a font', svgWith('<style>@font-face{font-family:a}</style>'), 'unsafe', /^@font-face/],
    ['a rule with a name by a backslash', svgWith('<style>@\\69mport "a"</style>'), 'unsafe', /^@\\69mport/],
    ['a pointer from elsewhere', svgWith('<rect cursor="url(//e.invalid),auto"/>'), 'unsafe', '//e.invalid'],
    ['an address after one of its own', svgWith('<rect fill="url(#a) url(//e.invalid)"/>'), 'unsafe', '//e.invalid'],
    ['an address in disguise', svgWith('<style>rect { fill: u\\72l(a) }</style>'), 'unsafe', /^rect/],
    ['what moves', svgWith('<rect><animate attributeName="x" to="9"/></rect>'), 'unsafe', '<animate>'],
    ['entities of its own', svgWith('', '<!DOCTYPE svg [<!ENTITY a "b">]>'), 'unsafe', '<!DOCTYPE'],
    [
      'a file by an entity',
      svgWith('', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
      'unsafe',
      '<!DOCTYPE',
    ],
    ['an entity nobody knows', svgWith('<text>&who;</text>'), 'unsafe', '&who;'],
    ['a billion uses', svgWith(`<g id="l0"/>${LAUGHS}`), 'many-elements', 'a.svg'],
    ['uses in a circle', svgWith('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), 'circle', 'a.svg'],
    ['elements without end', file('a.svg', '<g>'.repeat(500)), 'deep', 'a.svg'],
    ['more elements than any set has', svgWith('<g/>'.repeat(300_000)), 'many-elements', 'a.svg'],
    ['more style than any set has', svgWith(`<style>${'a{fill:red}'.repeat(10_000)}</style>`), 'style', 'a.svg'],
    ['filters within filters', svgWith(nested('<g filter="url(#f)">', 13)), 'effects', 'a.svg'],
    ['filters within filters by style', svgWith(nested('<g style="filter:blur(2px)">', 13)), 'effects', 'a.svg'],
    ['masks within masks', svgWith(nested('<g mask="url(#m)">', 13)), 'effects', 'a.svg'],
    ['a filter used without end', svgWith(nested('', 0) + '<g filter="url(#f)"/>'.repeat(2000)), 'effects', 'a.svg'],
    ['filter functions without end', svgWith(`<g style="filter:${'blur(2px) '.repeat(6001)}"/>`), 'effects', 'a.svg'],
    ['a drawing that ends in its midst', file('a.svg', drawing().slice(0, -20)), 'damaged', 'a.svg'],
    ['a huge picture within', svgWith(inner(pngHead(60_000, 60_000))), 'too-many-dots', 'data:'],
    ['a GIF within whose frame goes beyond its screen', svgWith(inner(widened, 'gif')), 'too-many-dots', 'data:'],
    ['many large pictures within', svgWith(inner(pngHead(4000, 4000)).repeat(7)), 'inner-dots', 'a.svg'],
    [
      'a GIF whose frame goes beyond its screen',
      { ...pysolSet(6), 'cardset-mine/01c.png': widened },
      'too-many-dots',
      'cardset-mine/01c.png',
    ],
    [
      'a GIF whose second frame goes beyond its screen',
      { ...pysolSet(6), 'cardset-mine/01c.png': gif(1, 1, [0, 0, 1, 1], [9000, 9, 1, 1]) },
      'too-many-dots',
      'cardset-mine/01c.png',
    ],
    [
      'a bitmap that contains a JPEG',
      { ...pysolSet(6), 'cardset-mine/01c.png': bytesOf(bmp(6, 8, 4)) },
      'picture',
      'cardset-mine/01c.png',
    ],
    ['a ZIP that unpacks to more than it may', file('a.zip', huge), 'too-large', ''],
    [
      'one that says it unpacks to less',
      file('a.zip', zip(file('a.svg', ' '.repeat(5_000_000)), { statedSize: 1000 })),
      'damaged',
      '',
    ],
    [
      'a drawing that unpacks to more',
      kdeDeck(gzipSync(Buffer.alloc(26_000_000))),
      'long-drawing',
      'my-deck/deck.svgz',
    ],
    ['a long drawing', file('a.svg', `<svg>${' '.repeat(26_000_000)}</svg>`), 'long-drawing', 'a.svg'],
    [
      'drawings to choose from',
      Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${i}.svg`, '<svg/>'])),
      'many-drawings',
      '9',
    ],
    ['a name with a zero byte', file('a.zip', zip({ 'a/K\0S.png': png(2, 3) })), 'name', 'a/K\uFFFDS.png'],
    ['a path that climbs', file('a.zip', zip({ '../../etc/KS.png': png(2, 3) })), 'path', '../../etc/KS.png'],
    [
      'one that climbs by other slashes',
      file('a.zip', zip({ 'a\\..\\..\\KS.png': png(2, 3) })),
      'path',
      'a\\..\\..\\KS.png',
    ],
    ['one from the root of a tape', file('a.tar', tar({ '/etc/KS.png': png(2, 3) })), 'path', '/etc/KS.png'],
    ['a drive', file('a.zip', zip({ 'C:/KS.png': png(2, 3) })), 'path', 'C:/KS.png'],
    ['an encrypted ZIP', file('a.zip', zip(kdeDeck(), { flags: 1 })), 'packed', /my-deck/],
    ['links in place of files', file('a.zip', zip(kdeDeck(), { mode: 0o120777 })), 'no-set', ''],
    ['links on a tape', file('a.tar', tar(kdeDeck(), '2')), 'no-set', ''],
    ['a ZIP that was cut off', file('a.zip', zip(kdeDeck()).slice(0, -30)), 'damaged', ''],
    ['a tape that was cut off', file('a.tar', tar(kdeDeck()).slice(0, 1600)), 'damaged', ''],
    ['bzip2', file('a.tar.bz2', 'BZh91AY'), 'packed', 'a.tar.bz2'],
    [
      'more files than any set has',
      Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`a/${i}.png`, ''])),
      'many-files',
      '',
    ],
    ['a deck that lacks two cards', kdeDeck(drawing({ without: ['queen_heart', '10_spade'] })), 'lacks', 'QH TS'],
    ['a deck without its drawing', file('index.desktop', '[KDE Backdeck]\nSVG=gone.svg\n'), 'lacks', 'gone.svg'],
    [
      'a deck that fetches its drawing elsewhere',
      { 'a/index.desktop': '[KDE Backdeck]\nSVG=../other/deck.svg\n', 'other/deck.svg': drawing() },
      'lacks',
      'deck.svg',
    ],
    ['a set of PySolFC that lacks a card', pysolSet(6, { without: ['13s'] }), 'lacks', 'KS'],
    ['one of Mahjongg tiles', pysolSet(6, { type: 4 }), 'other-cards', 'Mahjongg'],
    [
      'pictures of half the cards',
      Object.fromEntries(Object.entries(ownPictures((rank, suit) => `${suit}_${rank}.png`)).slice(0, 26)),
      'lacks',
      /^AH/,
    ],
    [
      'a picture that is none',
      { ...pysolSet(6), 'cardset-mine/01c.png': 'no picture' },
      'picture',
      'cardset-mine/01c.png',
    ],
    [
      'a picture of huge sides',
      { ...pysolSet(6), 'cardset-mine/01c.png': pngHead(20_000, 3) },
      'too-many-dots',
      'cardset-mine/01c.png',
    ],
    ['two decks at once', { ...kdeDeck(), ...inFolder(kdeDeck(), 'other') }, 'several', '2'],
    ['an empty folder', {}, 'no-set', ''],
    ['a letter', file('letter.txt', 'Dear player, this is no card set.'), 'no-set', ''],
    ['a drawing of something else', file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no-set', ''],
  ])('%s', async (_what, folder, fault, about) => {
    const refused = await readSet(filesOf(folder)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnfitSet);
    const unfit = refused as UnfitSet;
    expect(unfit.fault).toBe(fault);
    expect(unfit.about).toMatch(about === '' ? /^/ : about);
  });
});

test('ignores what editors leave in drawings', async () => {
  const more =
    '<linearGradient id="own" href="#own"/><sodipodi:namedview xmlns:sodipodi="x" pagecolor="#fff"><inkscape:grid/></sodipodi:namedview><metadata><dc:source>a</dc:source></metadata>';
  const head = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const set = await readSet(
    filesOf(
      file('a.svg', drawing({ more, head }).replace('<g id="1_club"', '<g inkscape:label="A &amp; B" id="1_club"')),
    ),
  );
  expect(JSON.stringify(set.pictures.get('AC'))).not.toMatch(/inkscape|sodipodi|label/);
});

test('recognises a picture by its bytes, not its name', async () => {
  const set = await readSet(
    filesOf({ ...pysolSet(6), 'cardset-mine/02c.png': gif(20, 28), 'cardset-mine/03c.png': bytesOf(bmp(6, -8)) }),
  );
  expect(['AC', '2C', '3C'].map((part) => set.pictures.get(part as 'AC'))).toMatchObject([
    { type: 'image/png', width: 20, height: 28 },
    { type: 'image/gif', width: 20, height: 28 },
    { type: 'image/bmp', width: 6, height: 8 },
  ]);
});

function bmp(width: number, height: number, compression = 0): Uint8Array {
  const bytes = Buffer.alloc(54);
  bytes.write('BM');
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt32LE(compression, 30);
  return bytes;
}
