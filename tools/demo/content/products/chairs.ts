import { numberOption, selectOption } from './product-draft.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Seats at a table: sold in pairs, per centimetre, sold out. */
export const chairs: readonly ProductSheet[] = [
  {
    id: 'stoel-sluis',
    title: 'Stoel Sluis',
    price_cents: 18_900,
    after_price_text: 'per stuk',
    stock: 60,
    quantity_min: 2,
    quantity_step: 2,
    weight_grams: 5_200,
    filters: {
      soort: 'Eetkamerstoel',
      houtsoort: ['Eiken', 'Noten', 'Essen'],
      kleur: ['Mosgroen', 'Linnen', 'Leisteen'],
    },
    intro:
      'Een eetkamerstoel met een gebogen rugleuning die precies op de goede hoogte steunt. Per twee te bestellen.',
    short: 'Zithoogte 47 cm. Bekleding van 90 % wol, los te halen en te reinigen.',
    story: [
      'Licht en toch stevig',
      'Het frame van Sluis is rond geschuurd en met pen-en-gat verbonden, zonder schroeven in het zicht. De stoel weegt iets meer dan vijf kilo en is dus makkelijk aan te schuiven.',
    ],
    sizes: ['48 × 52 cm, hoogte 80 cm', 'Zithoogte 47 cm', '5,2 kg'],
    lead: 'stock',
    care: 'cloth',
    options: [
      selectOption('stof', 'Stof', [
        ['Mosgroen', 0],
        ['Linnen', 0],
        ['Leisteen', 0],
        ['Roestrode wol', 2_500],
      ]),
    ],
  },
  {
    id: 'stoel-pier',
    title: 'Stoel Pier',
    price_cents: 21_500,
    after_price_text: 'per stuk',
    stock: 32,
    weight_grams: 4_600,
    filters: { soort: 'Eetkamerstoel', houtsoort: ['Essen', 'Eiken'], kleur: ['Zwart', 'Naturel'] },
    intro: 'Een spijlenstoel zoals hij in elke haven stond, opnieuw getekend voor een moderne tafelhoogte.',
    short: 'Zeven spijlen, een uitgeholde zitting en een gestoomd gebogen rug.',
    story: [
      'Gestoomd en gebogen',
      'De bovenregel ligt een uur in de stoom en wordt dan in één beweging om een mal getrokken. Daarna droogt hij een week. Zo blijft de vezel heel en kan de rug zo dun zijn.',
    ],
    sizes: ['46 × 51 cm, hoogte 84 cm', 'Zithoogte 45 cm', '4,6 kg'],
    lead: 'stock',
    care: 'wood',
    options: [
      selectOption('kleur', 'Kleur', [
        ['Essen, zwart gebeitst', 0],
        ['Essen, naturel', 0],
        ['Eiken, geolied', 1_800],
      ]),
      selectOption('kussen', 'Zitkussen', [
        ['Geen', 0],
        ['Linnen', 2_900],
        ['Wol, mosgroen', 3_400],
      ]),
    ],
  },
  {
    id: 'stoel-kwelder',
    title: 'Stoel Kwelder',
    price_cents: 32_500,
    after_price_text: 'per stuk',
    weight_grams: 8_100,
    filters: { soort: 'Eetkamerstoel', houtsoort: 'Eiken', kleur: ['Linnen', 'Leisteen', 'Roestrood'] },
    intro: 'Een gestoffeerde kuip op eiken poten. Voor wie na het toetje nog drie uur blijft zitten.',
    short: 'Zithoogte 46 cm, met armleuningen die onder het blad passen.',
    story: [
      'Zacht aan de binnenkant',
      'De kuip is gevuld met natuurlatex en koudschuim. Het midden geeft mee, de rand houdt zijn vorm. De hoes zit met een rits vast en gaat er in twee minuten af.',
    ],
    sizes: ['58 × 58 cm, hoogte 79 cm', 'Zithoogte 46 cm', 'Hoogte van de armleuning 65 cm'],
    lead: 'weeks4',
    care: 'cloth',
    options: [
      selectOption('stof', 'Stof', [
        ['Linnen, haver', 0],
        ['Wol, leisteen', 3_500],
        ['Wol, roestrood', 3_500],
      ]),
    ],
  },
  {
    id: 'barkruk-steven',
    title: 'Barkruk Steven',
    price_cents: 24_900,
    weight_grams: 6_200,
    filters: { soort: 'Barkruk', houtsoort: 'Eiken', kleur: 'Naturel' },
    intro: 'Vier wijd uitstaande poten, een ronde zitting en een voetring op de hoogte waar je hem zoekt.',
    short: 'Massief eiken met een ring van zwart staal.',
    story: [
      'Voor aanrecht of bar',
      'Meet van de vloer tot de onderkant van het blad en trek er 27 centimeter af: dat is je zithoogte. Voor een keukeneiland is dat meestal 65, voor een bar 75.',
    ],
    sizes: ['Zitting 36 cm doorsnede', 'Zithoogte 65 of 75 cm', 'Voet 44 × 44 cm'],
    lead: 'weeks2',
    care: 'wood',
    options: [
      selectOption('hoogte', 'Zithoogte', [
        ['65 cm', 0],
        ['75 cm', 1_000],
      ]),
    ],
  },
  {
    id: 'bank-kade',
    title: 'Eettafelbank Kade',
    price_cents: 21_900,
    exclude_base_price: true,
    weight_grams: 19_000,
    filters: { soort: 'Eettafelbank', houtsoort: ['Eiken', 'Noten'], kleur: 'Naturel' },
    intro: 'Een bank van drie planken, op de centimeter zo lang als je tafel vraagt.',
    short: 'Diepte 36 cm, hoogte 46 cm. De prijs volgt uit de lengte.',
    story: [
      'Op lengte gezaagd',
      'Kade past onder Duin, maar ook onder de tafel die je al hebt. Meet de ruimte tussen de poten en trek er vier centimeter af: dan schuif je hem er altijd onder.',
    ],
    sizes: ['Lengte 100 tot 260 cm', 'Diepte 36 cm', 'Hoogte 46 cm'],
    lead: 'weeks4',
    toMeasure: true,
    care: 'wood',
    options: [
      numberOption('lengte', 'Lengte', [160, 100, 260], 'cm', 175, { help: '€ 1,75 per centimeter.' }),
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Noten', 6_500],
      ]),
    ],
  },
  {
    id: 'kruk-paal',
    title: 'Kruk Paal',
    price_cents: 12_900,
    stock: 0,
    weight_grams: 3_400,
    filters: { soort: 'Kruk', houtsoort: 'Essen', kleur: 'Naturel' },
    intro: 'Een lichte kruk met een handgevlochten zitting van papiergaren.',
    short: 'Zithoogte 46 cm. Essen, geolied.',
    story: [
      'Met de hand gevlochten',
      'Aan elke zitting werkt onze vlechtster bijna vier uur. Daarom is Paal soms even uitverkocht; de volgende serie staat op de bank.',
    ],
    sizes: ['38 × 38 cm', 'Zithoogte 46 cm', '3,4 kg'],
    lead: 'series',
    care: 'cord',
  },
];
