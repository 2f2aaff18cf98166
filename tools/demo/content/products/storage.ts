import {
  calculationOption,
  checkboxOption,
  numberOption,
  selectOption,
  textareaOption,
} from './product-draft.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Smaller storage: a shelf whose price adds up, a narrow table with drawers, a chest, a wardrobe on quotation, a rail by the peg. */
export const storage: readonly ProductSheet[] = [
  {
    id: 'wandplank-lijn',
    title: 'Wandplank Lijn',
    width_cm: 110,
    price_cents: 2_400,
    weight_grams: 4_000,
    filters: { soort: 'Wandplank', houtsoort: ['Eiken', 'Noten'] },
    intro: 'Een plank op twee stalen beugels, in elke lengte tot 240 cm.',
    short: 'Dikte 30 mm. Schroeven en pluggen zitten erbij.',
    story: [
      'Eén lijn langs de muur',
      'De beugels van Lijn verdwijnen grotendeels achter de plank. Hang hem op ooghoogte voor servies of laag als zitje voor de kat.',
    ],
    sizes: ['Lengte 40 tot 240 cm', 'Diepte 12 tot 40 cm', 'Draagt 15 kg per beugel'],
    lead: 'weeks2',
    toMeasure: true,
    care: 'wood',
    options: [
      numberOption('lengte', 'Lengte', [110, 40, 240], 'cm'),
      numberOption('diepte', 'Diepte', [24, 12, 40], 'cm'),
      calculationOption(
        'plank',
        'Plank op maat',
        '',
        [
          ['plus', 'lengte', '0.35'],
          ['plus', 'diepte', '0.5'],
        ],
        { help: '€ 0,35 per cm lengte en € 0,50 per cm diepte.' },
      ),
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Noten', 1_800],
      ]),
    ],
  },
  {
    id: 'sidetable-steiger',
    title: 'Sidetable Steiger',
    width_cm: 140,
    price_cents: 57_500,
    weight_grams: 24_000,
    filters: { soort: 'Sidetable', houtsoort: ['Eiken', 'Essen'] },
    intro: 'Smal genoeg voor de gang, met twee laden voor sleutels, post en de oplader die altijd kwijt is.',
    short: '140 × 32 cm, hoogte 82 cm. Laden met zwaluwstaarten.',
    story: [
      'Tweeëndertig centimeter diep',
      'Meer ruimte is er in een Nederlandse gang meestal niet. Steiger steekt niet verder uit dan een radiator en staat op dunne, ronde poten, zodat de vloer zichtbaar blijft.',
    ],
    sizes: ['140 × 32 cm, hoogte 82 cm', 'Laden 38 × 26 cm, 8 cm diep'],
    lead: 'weeks4',
    care: 'wood',
    options: [
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Essen', -1_500],
      ]),
      checkboxOption('muur', 'Ophangbeugel voor aan de muur', 1_900, {
        help: 'Dan staat hij ook op een schuine vloer strak.',
      }),
    ],
  },
  {
    id: 'ladekast-geul',
    title: 'Ladekast Geul',
    width_cm: 90,
    price_cents: 89_500,
    weight_grams: 52_000,
    filters: { soort: 'Ladekast', houtsoort: ['Essen', 'Eiken'] },
    intro: 'Vier diepe laden zonder knoppen: je trekt ze open aan een uitgefreesde greep.',
    short: '90 × 45 cm, hoogte 95 cm. Laden van massief beuken op volledig uittrekbare geleiders.',
    story: [
      'Ook de binnenkant telt',
      'De bodems van de laden zijn van cederhout. Dat ruikt fris en houdt motten weg bij je truien.',
    ],
    sizes: ['90 × 45 cm, hoogte 95 cm', 'Laden 78 × 38 cm, 18 cm diep'],
    lead: 'weeks6',
    care: 'wood',
    options: [
      selectOption('houtsoort', 'Houtsoort', [
        ['Essen', 0],
        ['Eiken', 3_500],
      ]),
      numberOption('vakken', 'Vakverdelers', [0, 0, 8], 'stuks', 950, {
        help: 'Per lade passen er twee.',
      }),
    ],
  },
  {
    id: 'kledingkast-stee',
    title: 'Kledingkast Stee',
    width_cm: 120,
    price_cents: 215_000,
    hide_price: true,
    enable_checkout: false,
    enable_quote: true,
    weight_grams: 128_000,
    filters: { soort: 'Kledingkast', houtsoort: ['Eiken', 'Essen'] },
    intro:
      'Een kast met deuren van rotanvlechtwerk, zodat je kleren kunnen ademen. Tot aan het plafond, als je wilt.',
    short: 'In breedte en hoogte op maat. Binnenin deel je hem zelf in.',
    story: [
      'Eerst de inhoud, dan de kast',
      'Tel je jurken, je overhemden en je schoenen. Op grond daarvan tekenen we de indeling: lang hangen, kort hangen, leggen en laden. Je krijgt een offerte met tekening.',
    ],
    sizes: ['Breedte 80 tot 320 cm', 'Hoogte tot 280 cm', 'Diepte 60 cm'],
    lead: 'weeks6',
    toMeasure: true,
    care: 'wood',
    options: [
      numberOption('breedte', 'Breedte', [120, 80, 320], 'cm'),
      numberOption('hoogte', 'Hoogte', [210, 180, 280], 'cm'),
      numberOption('deuren', 'Aantal deuren', [2, 2, 6], 'stuks', 24_000),
      textareaOption('inhoud', 'Wat moet erin?', 800, {
        help: 'Bijvoorbeeld: 1 meter lang hangend, 8 paar schoenen.',
      }),
    ],
  },
  {
    id: 'kapstok-want',
    title: 'Kapstok Want',
    width_cm: 90,
    price_cents: 4_800,
    exclude_base_price: true,
    weight_grams: 2_200,
    filters: { soort: 'Kapstok', houtsoort: ['Eiken', 'Noten'] },
    intro: 'Een regel met gedraaide pennen. Jij zegt hoeveel, wij verdelen ze netjes over de lengte.',
    short: 'Een pen om de vijftien centimeter, elk goed voor tien kilo winterjas.',
    story: [
      'Gedraaid, niet geschroefd',
      'Elke pen heeft een kraag waar de lus van een jas achter blijft hangen. De pennen zitten met een wig in de regel, zoals aan boord van een schip.',
    ],
    sizes: ['Hoogte 9 cm', 'Pennen steken 10 cm uit', 'Zes pennen: 90 cm lang'],
    lead: 'weeks2',
    toMeasure: true,
    care: 'wood',
    options: [
      numberOption('pennen', 'Aantal pennen', [6, 3, 14], 'stuks', 1_600),
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Noten', 2_400],
      ]),
      checkboxOption('plank', 'Plank erboven, voor mutsen en sjaals', 4_500),
    ],
  },
];
