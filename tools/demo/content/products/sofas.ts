import { checkboxOption, numberOption, selectOption, textareaOption } from './product-draft.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Cloth of the large seats; wool costs more by the metre, leather most. */
const cloth = (wool: number, leather: number) =>
  selectOption('stof', 'Stof', [
    ['Linnen, haver', 0],
    ['Wol, mosgroen', wool],
    ['Wol, leisteen', wool],
    ['Leer, cognac', leather],
  ]);

/** Armchairs, in the category of chairs. */
export const armchairs: readonly ProductSheet[] = [
  {
    id: 'fauteuil-luwte',
    title: 'Fauteuil Luwte',
    price_cents: 79_500,
    enable_quote: true,
    weight_grams: 24_000,
    filters: { soort: 'Fauteuil', houtsoort: ['Noten', 'Eiken'], kleur: ['Roestrood', 'Mosgroen'] },
    intro: 'Diep, laag en met brede armleuningen: een stoel om een heel boek in uit te lezen.',
    short: 'Zithoogte 43 cm, breedte 80 cm. Losse kussens met een kern van latex.',
    story: [
      'Een plek uit de wind',
      'De kussens van Luwte liggen los op een geraamte van massief hout. Je draait ze om, wast de hoezen en bestelt na jaren een nieuwe set. Zo gaat het frame een leven lang mee.',
    ],
    sizes: ['80 × 82 cm, hoogte 74 cm', 'Zithoogte 43 cm', 'Zitdiepte 56 cm'],
    lead: 'weeks6',
    care: 'cloth',
    options: [
      selectOption('stof', 'Stof', [
        ['Roestrood', 0],
        ['Mosgroen', 0],
        ['Linnen', 0],
        ['Leer, cognac', 32_500],
      ]),
      selectOption('frame', 'Frame', [
        ['Noten', 0],
        ['Eiken', -4_000],
      ]),
      checkboxOption('bescherming', 'Vlekbescherming aanbrengen', 3_900),
    ],
  },
  {
    id: 'fauteuil-lij',
    title: 'Fauteuil Lij',
    price_cents: 69_500,
    weight_grams: 11_500,
    filters: { soort: 'Fauteuil', houtsoort: 'Eiken', kleur: ['Naturel', 'Zwart'] },
    intro: 'Een open frame, brede armleuningen en een zitting van gevlochten papiergaren die meegeeft.',
    short: 'Zithoogte 40 cm. 240 meter garen per stoel, met de hand gevlochten.',
    story: [
      'Licht genoeg om mee te nemen',
      'Lij weegt elf kilo. Je tilt hem naar het raam als de zon schijnt en terug naar de kachel als het regent. Het vlechtwerk zet zich in het eerste jaar naar wie er het meest in zit.',
    ],
    sizes: ['70 × 74 cm, hoogte 76 cm', 'Zithoogte 40 cm', 'Zitdiepte 52 cm'],
    lead: 'weeks6',
    care: 'cord',
    options: [
      selectOption('frame', 'Frame', [
        ['Eiken, geolied', 0],
        ['Essen, zwart gebeitst', 2_000],
      ]),
      checkboxOption('kussen', 'Nekkussen van wol', 5_900),
    ],
  },
];

/** Sofas: to order or on quotation, a corner sofa only after advice. */
export const sofas: readonly ProductSheet[] = [
  {
    id: 'zitbank-dijk',
    title: 'Zitbank Dijk',
    width_cm: 224,
    price_cents: 219_000,
    enable_quote: true,
    weight_grams: 72_000,
    filters: {
      soort: 'Driezitsbank',
      kleur: ['Linnen', 'Mosgroen', 'Leisteen', 'Cognac'],
      materiaal: ['Linnen', 'Wol', 'Leer'],
    },
    intro: 'Een driezits waar je echt met zijn drieën op zit, met ronde armleuningen om tegenaan te liggen.',
    short: 'Frame van massief beuken, singels van jute, kussens met een kern van latex.',
    story: [
      'Van binnen zo goed als van buiten',
      'Onder de stof zit wat je niet ziet: een frame met pen-en-gat, singels van jute en een laag wol. Geen spaanplaat en geen nietjes in het zicht. Daarom durven we er tien jaar garantie op te geven.',
      'Alle hoezen gaan eraf. Na jaren bestel je een nieuwe set in een andere kleur en heb je een andere bank.',
    ],
    sizes: [
      '224 × 95 cm, hoogte 78 cm',
      'Zithoogte 44 cm',
      'Zitdiepte 60 cm',
      'Past door een deur van 78 cm',
    ],
    lead: 'weeks6',
    care: 'cloth',
    options: [
      cloth(26_000, 98_000),
      selectOption('zit', 'Zitcomfort', [
        ['Stevig', 0],
        ['Zacht, met dons', 14_500],
      ]),
      numberOption('kussens', 'Losse sierkussens', [2, 0, 6], 'stuks', 4_900),
      checkboxOption('bescherming', 'Vlekbescherming aanbrengen', 8_900),
    ],
  },
  {
    id: 'zitbank-slenk',
    title: 'Zitbank Slenk',
    width_cm: 165,
    price_cents: 164_500,
    weight_grams: 46_000,
    filters: {
      soort: 'Tweezitsbank',
      houtsoort: ['Eiken', 'Noten'],
      kleur: ['Leisteen', 'Linnen'],
      materiaal: ['Wol', 'Linnen'],
    },
    intro:
      'Een tweezits met een eiken frame dat je mag zien. Ook van achteren mooi, dus zet hem gerust midden in de kamer.',
    short: 'Zijkanten van spijlen, losse kussens in leisteenblauwe wol.',
    story: [
      'Rondom afgewerkt',
      'De meeste banken hebben een achterkant voor de muur. Slenk niet: de spijlen lopen door en de kussens zijn aan alle kanten gestoffeerd.',
    ],
    sizes: ['165 × 82 cm, hoogte 76 cm', 'Zithoogte 43 cm', 'Zitdiepte 56 cm'],
    lead: 'weeks6',
    care: 'cloth',
    options: [
      selectOption('frame', 'Frame', [
        ['Eiken', 0],
        ['Noten', 21_000],
      ]),
      cloth(0, 64_000),
    ],
  },
  {
    id: 'hoekbank-polder',
    title: 'Hoekbank Polder',
    width_cm: 290,
    price_cents: 389_000,
    layout: 'wide',
    enable_checkout: false,
    enable_quote: true,
    enable_form: true,
    form_id: 'adviesgesprek',
    weight_grams: 138_000,
    filters: { soort: 'Hoekbank', kleur: ['Mosgroen', 'Linnen', 'Leisteen'], materiaal: ['Wol', 'Linnen'] },
    intro: 'Een lage hoekbank uit losse delen. We tekenen hem in jouw plattegrond voordat je iets bestelt.',
    short: 'Zes elementen, links of rechts te plaatsen. Vraag een offerte of een adviesgesprek aan.',
    story: [
      'Begin met de plattegrond',
      'Stuur ons een foto en de maten van je kamer. Binnen twee werkdagen krijg je een tekening op schaal, een prijs en drie stalen die erbij passen.',
      'Polder komt in delen die door elke trap passen. Verhuis je, dan zet je ze in een andere volgorde.',
    ],
    sizes: ['Getekend op 290 × 205 cm', 'Hoogte 70 cm, zithoogte 41 cm', 'Elementen van 95, 110 en 145 cm'],
    lead: 'weeks6',
    toMeasure: true,
    care: 'cloth',
    options: [
      numberOption('lengte', 'Lange zijde', [290, 190, 420], 'cm'),
      numberOption('diepte', 'Korte zijde', [205, 160, 320], 'cm'),
      selectOption('kant', 'Chaise longue', [
        ['Links', 0],
        ['Rechts', 0],
        ['Geen', -32_000],
      ]),
      cloth(38_000, 165_000),
      textareaOption('kamer', 'Hoe ziet je kamer eruit?', 1_000, {
        help: 'Denk aan deuren, radiatoren en waar het licht vandaan komt.',
      }),
    ],
  },
  {
    id: 'daybed-vlonder',
    title: 'Daybed Vlonder',
    width_cm: 200,
    price_cents: 112_500,
    weight_grams: 39_000,
    filters: {
      soort: 'Daybed',
      houtsoort: 'Eiken',
      kleur: ['Terracotta', 'Linnen'],
      materiaal: ['Linnen', 'Wol'],
    },
    intro: 'Overdag een bank zonder rug, ’s nachts een bed voor wie blijft slapen.',
    short: 'Eiken lattenbodem, matras van 16 cm en één rol.',
    story: [
      'Een gewone matras, geen compromis',
      'Op Vlonder ligt een koudschuimmatras van 85 × 200 centimeter, met een hoes die op dertig graden in de was mag. Een hoeslaken past er gewoon omheen.',
    ],
    sizes: ['200 × 85 cm', 'Zithoogte 40 cm', 'Rol 18 cm doorsnede'],
    lead: 'weeks4',
    care: 'cloth',
    options: [
      selectOption('stof', 'Stof', [
        ['Linnen, terracotta', 0],
        ['Linnen, haver', 0],
        ['Wol, mosgroen', 12_000],
      ]),
      checkboxOption('rol', 'Tweede rol erbij', 6_500),
    ],
  },
  {
    id: 'poef-bolder',
    title: 'Poef Bolder',
    width_cm: 55,
    price_cents: 26_500,
    stock: 18,
    weight_grams: 7_400,
    filters: { soort: 'Poef', houtsoort: 'Eiken', kleur: 'Linnen', materiaal: 'Wol' },
    intro: 'Voor je voeten, voor een extra gast of met een dienblad erop als tafel.',
    short: 'Doorsnede 55 cm, hoogte 42 cm. Bouclé van wol op een ring van eiken.',
    story: [
      'Net zo hoog als de zitting',
      'Bolder is 42 centimeter hoog en past daarmee bij al onze banken. De eiken ring houdt de stof vrij van de vloer, zodat je er gewoon omheen dweilt.',
    ],
    sizes: ['Doorsnede 55 cm', 'Hoogte 42 cm', '7,4 kg'],
    lead: 'stock',
    care: 'wool',
  },
];
