import {
  calculationOption,
  checkboxOption,
  numberOption,
  type ProductDraft,
  selectOption,
  textareaOption,
  textOption,
} from './product-draft.ts';

/** Tables and the desk: made to measure, on sale, plain, and with advice. */
export const tables: readonly ProductDraft[] = [
  {
    id: 'eettafel-duin',
    title: 'Eettafel Duin',
    url: '/tafels/eettafel-duin',
    price_cents: 49_000,
    before_price_text: 'vanaf',
    categories: ['tafels'],
    pictures: ['eettafel-duin-1', 'eettafel-duin-2', 'eettafel-duin-3', 'eettafel-duin-4'],
    enable_quote: true,
    weight_grams: 62_000,
    filters: { houtsoort: ['Eiken', 'Essen', 'Noten'], vorm: 'Rechthoekig' },
    intro_description:
      '<p>Een eettafel op maat met een massief blad van vijf planken en zacht afgeronde hoeken. Jij kiest de lengte, de breedte en het hout.</p>',
    short_description:
      '<p>Massief blad van 36 mm, schuin geplaatste poten en een onderstel dat je in tien minuten zelf vastzet.</p>',
    description:
      '<h2>Gemaakt voor lange avonden</h2><p>Duin begon met een eenvoudige wens: een tafel waar je met zijn achten aan kunt zitten zonder dat iemand een poot tussen de knieën krijgt. Daarom staan de poten schuin naar buiten en loopt de regel eronder ver terug.</p><p>Het blad wordt gelijmd uit vijf planken van dezelfde boom. Zo loopt de tekening door en werkt het hout gelijkmatig. De randen schuren we met de hand af, tot ze nergens meer scherp zijn.</p>',
    extra_description:
      '<h3>Maat en gewicht</h3><ul><li>Hoogte 75 cm</li><li>Ruimte onder de regel 63 cm</li><li>Bij 200 × 95 cm ongeveer 62 kg</li></ul>',
    extra_description_right:
      '<h3>Levertijd</h3><p>We maken je tafel na je bestelling. Reken op vier tot vijf weken; je krijgt bericht zodra de bezorging is ingepland.</p>',
    options: [
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Essen', 3_000],
        ['Noten', 22_000],
      ]),
      numberOption('lengte', 'Lengte', [200, 120, 320], 'cm', undefined, { help: 'Tussen 120 en 320 cm.' }),
      numberOption('breedte', 'Breedte', [95, 70, 120], 'cm', undefined, { help: 'Tussen 70 en 120 cm.' }),
      calculationOption(
        'blad',
        'Tafelblad op maat',
        '185',
        [
          ['times', 'lengte', '0.01'],
          ['times', 'breedte', '0.01'],
        ],
        { help: '€ 185 per vierkante meter.' },
      ),
      checkboxOption('olie', 'Behandelen met hardwaxolie', 4_500, {
        help: 'Beschermt tegen kringen. Anders leveren we het blad onbehandeld.',
      }),
      textOption('gravure', 'Gravure aan de onderzijde', 40, {
        help: 'Een naam of datum, zonder meerprijs.',
      }),
      textareaOption('opmerking', 'Opmerking voor de werkplaats', 500),
    ],
  },
  {
    id: 'salontafel-kiezel',
    title: 'Salontafel Kiezel',
    url: '/tafels/salontafel-kiezel',
    price_cents: 34_900,
    sale_price_cents: 27_900,
    categories: ['tafels'],
    pictures: ['salontafel-kiezel-1', 'salontafel-kiezel-2'],
    stock: 8,
    weight_grams: 21_000,
    filters: { houtsoort: 'Noten', vorm: 'Rond' },
    intro_description:
      '<p>Rond, laag en met een tweede blad voor boeken en tijdschriften. De laatste acht van deze serie zijn afgeprijsd.</p>',
    short_description: '<p>Doorsnede 92 cm, hoogte 40 cm. Massief noten, geolied.</p>',
    description:
      '<h2>Twee bladen, drie poten</h2><p>Kiezel staat op drie poten en wiebelt daarom nooit, ook niet op een oude houten vloer. Het onderste blad hangt vrij tussen de poten, zodat je er makkelijk onder stofzuigt.</p>',
    options: [
      selectOption('afwerking', 'Afwerking', [
        ['Geolied', 0],
        ['Mat gelakt', 0],
        ['Zijdeglans gelakt', 2_500],
      ]),
    ],
  },
  {
    id: 'bijzettafel-eb',
    title: 'Bijzettafel Eb',
    url: '/tafels/bijzettafel-eb',
    price_cents: 11_900,
    categories: ['tafels'],
    pictures: ['bijzettafel-eb-1', 'bijzettafel-eb-2'],
    stock: 24,
    weight_grams: 6_500,
    filters: { houtsoort: 'Eiken', vorm: 'Rond' },
    intro_description:
      '<p>Een klein blad op een stalen voet, precies hoog genoeg voor een kop koffie naast de bank.</p>',
    short_description: '<p>Doorsnede 42 cm, hoogte 52 cm. Eiken blad, zwart gepoedercoat staal.</p>',
    description:
      '<h2>Staat overal goed</h2><p>De zware voet houdt Eb stevig op zijn plaats, terwijl je hem met één hand verplaatst. Onder de voet zit vilt, voor een vloer zonder krassen.</p>',
  },
  {
    id: 'bureau-werf',
    title: 'Bureau Werf',
    url: '/tafels/bureau-werf',
    price_cents: 54_900,
    categories: ['tafels'],
    pictures: ['bureau-werf-1', 'bureau-werf-2'],
    enable_quote: true,
    enable_form: true,
    form_id: 'adviesgesprek',
    weight_grams: 38_000,
    filters: { houtsoort: ['Eiken', 'Essen'], vorm: 'Rechthoekig' },
    intro_description:
      '<p>Een werktafel met twee laden en ruimte voor je kabels. Voor thuis, of voor een heel kantoor op offerte.</p>',
    short_description: '<p>144 × 68 cm, hoogte 74 cm. Laden met zachte sluiting.</p>',
    description:
      '<h2>Opgeruimd werken</h2><p>De laden van Werf lopen over de volle diepte, zodat een laptop er plat in past. Kabels gaan door ronde doorvoeren in het blad en verdwijnen in een goot aan de achterkant.</p>',
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
