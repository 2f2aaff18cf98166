import {
  calculationOption,
  checkboxOption,
  numberOption,
  selectOption,
  textareaOption,
  textOption,
} from './product-draft.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Large cabinets: on quotation without a price, by advice, and by the centimetre. */
export const cabinets: readonly ProductSheet[] = [
  {
    id: 'boekenkast-loods',
    title: 'Boekenkast Loods',
    width_cm: 120,
    price_cents: 98_000,
    hide_price: true,
    enable_checkout: false,
    enable_quote: true,
    weight_grams: 85_000,
    filters: { soort: 'Boekenkast', houtsoort: ['Eiken', 'Essen'] },
    intro:
      'Een open kast die precies in je nis past. Vul je maten in, dan sturen we binnen twee werkdagen een offerte.',
    short: 'Planken van 24 mm, draagkracht 40 kg per plank.',
    story: [
      'Van muur tot muur',
      'Geen twee nissen zijn recht. Daarom meten we Loods bij je thuis in voordat we zagen en leveren we hem in delen die door elke trap passen. Twee vakmensen zetten hem in een ochtend op.',
    ],
    sizes: ['Breedte 60 tot 400 cm', 'Hoogte 80 tot 300 cm', 'Diepte 34 cm'],
    lead: 'weeks6',
    toMeasure: true,
    care: 'wood',
    options: [
      numberOption('breedte', 'Breedte', [120, 60, 400], 'cm'),
      numberOption('hoogte', 'Hoogte', [200, 80, 300], 'cm'),
      numberOption('planken', 'Aantal planken', [5, 2, 9], 'stuks', 3_500),
      calculationOption(
        'maat',
        'Maatwerk',
        '',
        [
          ['plus', 'breedte', '1.5'],
          ['plus', 'hoogte', '0.75'],
        ],
        { show_calculations: false },
      ),
      textareaOption('situatie', 'Hoe ziet de ruimte eruit?', 1_000, {
        help: 'Denk aan plinten, stopcontacten en schuine wanden.',
      }),
    ],
  },
  {
    id: 'dressoir-haven',
    title: 'Dressoir Haven',
    width_cm: 180,
    price_cents: 164_900,
    before_price_text: 'richtprijs',
    enable_checkout: false,
    enable_form: true,
    form_id: 'adviesgesprek',
    weight_grams: 72_000,
    filters: { soort: 'Dressoir', houtsoort: 'Noten' },
    intro:
      'Een dressoir met lamellen en drie laden, dat we samen met je indelen. Vraag een adviesgesprek aan.',
    short: '180 × 48 cm, hoogte 73 cm. Massief noten met messing knoppen.',
    story: [
      'Samen ontworpen',
      'In een gesprek van een halfuur bepalen we wat er achter de deuren moet passen: servies, platen of een versterker. Daarna krijg je een tekening en een vaste prijs.',
    ],
    sizes: ['180 × 48 cm, hoogte 73 cm', 'Vakken van 56 cm breed', 'Laden 42 cm diep'],
    lead: 'weeks6',
    toMeasure: true,
    care: 'wood',
  },
  {
    id: 'vitrinekast-ven',
    title: 'Vitrinekast Ven',
    width_cm: 100,
    price_cents: 189_000,
    hide_quantity: true,
    weight_grams: 94_000,
    filters: { soort: 'Vitrinekast', houtsoort: ['Eiken', 'Noten'] },
    intro: 'Twee deuren met roeden voor het mooie servies, twee laden voor alles wat niemand hoeft te zien.',
    short: '100 × 40 cm, hoogte 190 cm. Gehard glas, verstelbare planken.',
    story: [
      'Een kast als een raam',
      'De roeden van Ven zijn massief en lopen door tot in het kader, zoals bij een oud schuifraam. Het glas zit los in de sponning, zodat het hout kan werken zonder dat er iets barst.',
    ],
    sizes: ['100 × 40 cm, hoogte 190 cm', 'Drie planken, per 4 cm verstelbaar', 'Laden 44 × 34 cm'],
    lead: 'weeks6',
    care: 'wood',
    options: [
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Noten', 34_000],
      ]),
      checkboxOption('licht', 'Ledstrip achter de roeden', 12_500),
      checkboxOption('montage', 'Montage aan huis', 6_500, {
        exclude_from_total: true,
        help: 'Deze € 65 reken je af met de monteur en telt hier niet mee.',
      }),
    ],
  },
  {
    id: 'tv-meubel-strand',
    title: 'Tv-meubel Strand',
    width_cm: 180,
    price_cents: 90_000,
    exclude_base_price: true,
    weight_grams: 48_000,
    filters: { soort: 'Tv-meubel', houtsoort: ['Eiken', 'Noten', 'Essen'] },
    intro:
      'Laag, met geribde deuren waar de afstandsbediening doorheen werkt. Op de centimeter zo breed als je muur.',
    short: 'Diepte 42 cm, hoogte 45 cm. Open vak met kabeldoorvoer.',
    story: [
      'De deur kan dicht',
      'Tussen de ribben zit drie millimeter lucht. Genoeg voor het signaal van je afstandsbediening en voor de warmte van een versterker, te weinig om er iets doorheen te zien.',
    ],
    sizes: ['Breedte 120 tot 300 cm', 'Diepte 42 cm', 'Hoogte 45 cm'],
    lead: 'weeks6',
    toMeasure: true,
    care: 'wood',
    options: [
      numberOption('breedte', 'Breedte', [180, 120, 300], 'cm', 750, { help: '€ 7,50 per centimeter.' }),
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Essen', 0],
        ['Noten', 26_000],
      ]),
      selectOption('plaatsing', 'Plaatsing', [
        ['Op een plint', 0],
        ['Op poten', 3_500],
        ['Zwevend aan de muur', 5_500],
      ]),
      textOption('kleur', 'RAL-kleur van de achterwand', 8, { help: 'Leeg laten voor blank hout.' }),
    ],
  },
];
