import { checkboxOption, numberOption, selectOption } from './product-draft.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Widths a bed is made in; the middle one is what most people sleep in. */
const width = (wide: number) =>
  selectOption(
    'maat',
    'Matrasmaat',
    [
      ['140 × 200 cm', -12_000],
      ['160 × 200 cm', 0],
      ['180 × 200 cm', wide],
      ['180 × 220 cm', wide + 14_000],
    ],
    { value: '1' },
  );

/** Beds and bedside tables. */
export const beds: readonly ProductSheet[] = [
  {
    id: 'bed-baai',
    title: 'Bed Baai',
    price_cents: 148_500,
    weight_grams: 76_000,
    filters: { soort: 'Tweepersoonsbed', houtsoort: ['Eiken', 'Essen', 'Noten'] },
    intro: 'Een laag bed van massief hout met een hoofdbord van latten waar je tegenaan kunt zitten.',
    short: 'Lattenbodem inbegrepen. Matras van maximaal 25 cm.',
    story: [
      'Stil, elke nacht',
      'Een bed kraakt waar hout op metaal wrijft. Baai heeft daarom houten beugels en een laag vilt op elk contactpunt. Je draait zes bouten aan en hoort hem nooit meer.',
    ],
    sizes: ['Buitenmaat: matras + 12 cm', 'Hoogte hoofdbord 95 cm', 'Bovenkant frame 34 cm'],
    lead: 'weeks6',
    care: 'wood',
    options: [
      width(9_500),
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Essen', 0],
        ['Noten', 38_000],
      ]),
      numberOption('laden', 'Laden onder het bed', [0, 0, 2], 'stuks', 18_500),
    ],
  },
  {
    id: 'bed-kalm',
    title: 'Bed Kalm',
    price_cents: 169_500,
    weight_grams: 88_000,
    filters: {
      soort: 'Tweepersoonsbed',
      kleur: ['Linnen', 'Mosgroen', 'Leisteen'],
      materiaal: ['Linnen', 'Wol'],
    },
    intro: 'Een rond gestoffeerd hoofdbord in linnen. Zacht om tegen te lezen, rustig om naar te kijken.',
    short: 'Lattenbodem inbegrepen. De hoes van het hoofdbord gaat eraf met een rits.',
    story: [
      'Gestoffeerd als een bank',
      'Het hoofdbord is tien centimeter dik: een kern van beuken, daarop singels, latex en wol. Je zit er net zo goed tegenaan als in een fauteuil.',
    ],
    sizes: ['Buitenmaat: matras + 10 cm', 'Hoogte hoofdbord 105 cm', 'Bovenkant frame 32 cm'],
    lead: 'weeks6',
    care: 'cloth',
    options: [
      width(11_000),
      selectOption('stof', 'Stof', [
        ['Linnen, haver', 0],
        ['Wol, mosgroen', 16_000],
        ['Wol, leisteen', 16_000],
      ]),
      checkboxOption('lampen', 'Twee leeslampen in het hoofdbord', 13_900),
    ],
  },
  {
    id: 'nachtkast-schelp',
    title: 'Nachtkast Schelp',
    price_cents: 34_500,
    after_price_text: 'per stuk',
    stock: 15,
    weight_grams: 13_500,
    filters: { soort: 'Nachtkast', houtsoort: 'Eiken' },
    intro: 'Ronde hoeken aan alle kanten, een lade voor wat van jou is en een open vak voor drie boeken.',
    short: '45 × 38 cm, hoogte 50 cm. Past bij Baai en bij Kalm.',
    story: [
      'Geen hoek om je aan te stoten',
      'De zijkanten zijn uit één stuk gebogen, zonder naad. In de achterwand zit een gat voor het snoer van je lamp en je lader.',
    ],
    sizes: ['45 × 38 cm, hoogte 50 cm', 'Lade 36 × 30 cm, 9 cm diep'],
    lead: 'stock',
    care: 'wood',
    options: [
      selectOption('draai', 'Open vak', [
        ['Onder de lade', 0],
        ['Boven de lade', 0],
      ]),
    ],
  },
];
