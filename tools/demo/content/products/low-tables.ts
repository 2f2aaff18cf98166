import { checkboxOption, numberOption, selectOption } from './product-draft.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Coffee and side tables and the desk: on sale, plain, with advice. */
export const lowTables: readonly ProductSheet[] = [
  {
    id: 'salontafel-kiezel',
    title: 'Salontafel Kiezel',
    width_cm: 92,
    price_cents: 34_900,
    sale_price_cents: 27_900,
    stock: 8,
    weight_grams: 21_000,
    filters: { soort: 'Salontafel', houtsoort: 'Noten', vorm: 'Rond' },
    intro:
      'Rond, laag en met een tweede blad voor boeken en tijdschriften. De laatste acht van deze serie zijn afgeprijsd.',
    short: 'Doorsnede 92 cm, hoogte 40 cm. Massief noten, geolied.',
    story: [
      'Twee bladen, drie poten',
      'Kiezel staat op drie poten en wiebelt daarom nooit, ook niet op een oude houten vloer. Het onderste blad hangt vrij tussen de poten, zodat je er makkelijk onder stofzuigt.',
    ],
    sizes: ['Doorsnede 92 cm', 'Hoogte 40 cm', 'Onderste blad 58 cm doorsnede'],
    lead: 'stock',
    care: 'wood',
    options: [
      selectOption('afwerking', 'Afwerking', [
        ['Geolied', 0],
        ['Mat gelakt', 0],
        ['Zijdeglans gelakt', 2_500],
      ]),
    ],
  },
  {
    id: 'salontafel-schol',
    title: 'Salontafel Schol',
    width_cm: 120,
    price_cents: 44_500,
    weight_grams: 26_000,
    filters: { soort: 'Salontafel', houtsoort: ['Eiken', 'Noten'], vorm: 'Ovaal' },
    intro:
      'Laag en lang, met ronde uiteinden en een rek van latten voor alles wat niet op tafel hoeft te liggen.',
    short: '120 × 60 cm, hoogte 36 cm. Massief blad van 26 mm.',
    story: [
      'Net iets lager dan je bank',
      'Aan Schol kun je een kop koffie neerzetten zonder op te kijken. Het blad ligt twee vingers lager dan een gemiddelde zitting, en de ronde uiteinden sparen je schenen.',
    ],
    sizes: ['120 × 60 cm', 'Hoogte 36 cm', 'Rek 14 cm boven de vloer'],
    lead: 'weeks4',
    care: 'wood',
    options: [
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Noten', 9_500],
      ]),
    ],
  },
  {
    id: 'bijzettafel-eb',
    title: 'Bijzettafel Eb',
    width_cm: 42,
    price_cents: 11_900,
    stock: 24,
    weight_grams: 6_500,
    filters: { soort: 'Bijzettafel', houtsoort: 'Eiken', vorm: 'Rond' },
    intro: 'Een klein blad op een stalen voet, precies hoog genoeg voor een kop koffie naast de bank.',
    short: 'Doorsnede 42 cm, hoogte 52 cm. Eiken blad, zwart gepoedercoat staal.',
    story: [
      'Staat overal goed',
      'De zware voet houdt Eb stevig op zijn plaats, terwijl je hem met één hand verplaatst. Onder de voet zit vilt, voor een vloer zonder krassen.',
    ],
    sizes: ['Doorsnede 42 cm', 'Hoogte 52 cm', 'Voet 28 cm doorsnede'],
    lead: 'stock',
    care: 'wood',
  },
  {
    id: 'nesttafels-golf',
    title: 'Nesttafels Golf',
    width_cm: 55,
    price_cents: 28_900,
    sale_price_cents: 23_900,
    stock: 11,
    after_price_text: 'per set van twee',
    weight_grams: 14_500,
    filters: { soort: 'Bijzettafel', houtsoort: 'Noten', vorm: 'Ovaal' },
    intro:
      'Twee tafels die in elkaar schuiven: samen een bijzettafel, los van elkaar plek voor een heel gezelschap.',
    short: '55 × 40 en 42 × 34 cm. Massief noten, geolied.',
    story: [
      'De kleine past onder de grote',
      'De poten lopen als een vloeiende lijn over in het blad. Ze zijn gezaagd uit één plank, zodat de nerf aan de voorkant doorloopt.',
    ],
    sizes: ['Groot: 55 × 40 cm, hoogte 48 cm', 'Klein: 42 × 34 cm, hoogte 40 cm'],
    lead: 'stock',
    care: 'wood',
  },
  {
    id: 'bureau-werf',
    title: 'Bureau Werf',
    width_cm: 144,
    price_cents: 54_900,
    enable_quote: true,
    enable_form: true,
    form_id: 'adviesgesprek',
    weight_grams: 38_000,
    filters: { soort: 'Bureau', houtsoort: ['Eiken', 'Essen'], vorm: 'Rechthoekig' },
    intro:
      'Een werktafel met twee laden en ruimte voor je kabels. Voor thuis, of voor een heel kantoor op offerte.',
    short: '144 × 68 cm, hoogte 74 cm. Laden met zachte sluiting.',
    story: [
      'Opgeruimd werken',
      'De laden van Werf lopen over de volle diepte, zodat een laptop er plat in past. Kabels gaan door ronde doorvoeren in het blad en verdwijnen in een goot aan de achterkant.',
    ],
    sizes: ['144 × 68 cm, hoogte 74 cm', 'Beenruimte 62 cm', 'Laden 52 × 56 cm'],
    lead: 'weeks4',
    care: 'wood',
    options: [
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Essen', -2_000],
      ]),
      numberOption('doorvoer', 'Kabeldoorvoeren', [1, 0, 4], 'stuks', 1_250),
      checkboxOption('ladeblok', 'Verrijdbaar ladeblok erbij', 14_500),
    ],
  },
];
