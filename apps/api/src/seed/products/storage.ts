import {
  calculationOption,
  numberOption,
  type ProductDraft,
  selectOption,
  textareaOption,
} from './product-draft.ts';

/** Cabinets: on quotation without a price, by advice, and a shelf whose price adds up. */
export const storage: readonly ProductDraft[] = [
  {
    id: 'boekenkast-loods',
    title: 'Boekenkast Loods',
    url: '/kasten/boekenkast-loods',
    price_cents: 98_000,
    hide_price: true,
    enable_checkout: false,
    enable_quote: true,
    categories: ['kasten'],
    pictures: ['boekenkast-loods-1', 'boekenkast-loods-2', 'boekenkast-loods-3'],
    weight_grams: 85_000,
    filters: { houtsoort: ['Eiken', 'Essen'], levertijd: '6 weken' },
    intro_description:
      '<p>Een open kast die precies in je nis past. Vul je maten in, dan sturen we binnen twee werkdagen een offerte.</p>',
    short_description: '<p>Planken van 24 mm, draagkracht 40 kg per plank.</p>',
    description:
      '<h2>Van muur tot muur</h2><p>Geen twee nissen zijn recht. Daarom meten we Loods bij je thuis in voordat we zagen en leveren we hem in delen die door elke trap passen. Twee vakmensen zetten hem in een ochtend op.</p>',
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
    url: '/kasten/dressoir-haven',
    price_cents: 164_900,
    before_price_text: 'richtprijs',
    enable_checkout: false,
    enable_form: true,
    form_id: 'adviesgesprek',
    categories: ['kasten'],
    pictures: ['dressoir-haven-1', 'dressoir-haven-2', 'dressoir-haven-3'],
    weight_grams: 72_000,
    filters: { houtsoort: 'Noten', levertijd: '8 weken' },
    intro_description:
      '<p>Een dressoir met lamellen en drie laden, dat we samen met je indelen. Vraag een adviesgesprek aan.</p>',
    short_description: '<p>180 × 48 cm, hoogte 73 cm. Massief noten met messing knoppen.</p>',
    description:
      '<h2>Samen ontworpen</h2><p>In een gesprek van een halfuur bepalen we wat er achter de deuren moet passen: servies, platen of een versterker. Daarna krijg je een tekening en een vaste prijs.</p>',
  },
  {
    id: 'wandplank-lijn',
    title: 'Wandplank Lijn',
    url: '/kasten/wandplank-lijn',
    price_cents: 2_400,
    before_price_text: 'vanaf',
    categories: ['kasten'],
    pictures: ['wandplank-lijn-1', 'wandplank-lijn-2'],
    weight_grams: 4_000,
    filters: { houtsoort: ['Eiken', 'Noten'], levertijd: '2 weken' },
    intro_description: '<p>Een plank op twee stalen beugels, in elke lengte tot 240 cm.</p>',
    short_description: '<p>Dikte 30 mm. Schroeven en pluggen zitten erbij.</p>',
    description:
      '<h2>Eén lijn langs de muur</h2><p>De beugels van Lijn verdwijnen grotendeels achter de plank. Hang hem op ooghoogte voor servies of laag als zitje voor de kat.</p>',
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
];
