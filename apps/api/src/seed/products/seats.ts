import { checkboxOption, numberOption, type ProductDraft, selectOption } from './product-draft.ts';

/** Chairs: sold in pairs, with cloth to choose, sold out, and priced per centimetre. */
export const seats: readonly ProductDraft[] = [
  {
    id: 'stoel-sluis',
    title: 'Stoel Sluis',
    url: '/stoelen/stoel-sluis',
    price_cents: 18_900,
    after_price_text: 'per stuk',
    categories: ['stoelen'],
    pictures: ['stoel-sluis-1', 'stoel-sluis-2', 'stoel-sluis-3'],
    stock: 60,
    quantity_min: 2,
    quantity_step: 2,
    weight_grams: 5_200,
    filters: { houtsoort: ['Eiken', 'Noten', 'Essen'], kleur: ['Mosgroen', 'Linnen', 'Leisteen'] },
    intro_description:
      '<p>Een eetkamerstoel met een gebogen rugleuning die precies op de goede hoogte steunt. Per twee te bestellen.</p>',
    short_description: '<p>Zithoogte 47 cm. Bekleding van 90 % wol, los te halen en te reinigen.</p>',
    description:
      '<h2>Licht en toch stevig</h2><p>Het frame van Sluis is rond geschuurd en met pen-en-gat verbonden, zonder schroeven in het zicht. De stoel weegt iets meer dan vijf kilo en is dus makkelijk aan te schuiven.</p>',
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
    id: 'fauteuil-luwte',
    title: 'Fauteuil Luwte',
    url: '/stoelen/fauteuil-luwte',
    price_cents: 79_500,
    categories: ['stoelen'],
    pictures: ['fauteuil-luwte-1', 'fauteuil-luwte-2', 'fauteuil-luwte-3'],
    enable_quote: true,
    weight_grams: 24_000,
    filters: { houtsoort: ['Noten', 'Eiken'], kleur: ['Roestrood', 'Mosgroen'] },
    intro_description:
      '<p>Diep, laag en met brede armleuningen: een stoel om een heel boek in uit te lezen.</p>',
    short_description: '<p>Zithoogte 43 cm, breedte 80 cm. Losse kussens met een kern van latex.</p>',
    description:
      '<h2>Een plek uit de wind</h2><p>De kussens van Luwte liggen los op een geraamte van massief hout. Je draait ze om, wast de hoezen en bestelt na jaren een nieuwe set. Zo gaat het frame een leven lang mee.</p>',
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
    id: 'kruk-paal',
    title: 'Kruk Paal',
    url: '/stoelen/kruk-paal',
    price_cents: 12_900,
    categories: ['stoelen'],
    pictures: ['kruk-paal-1', 'kruk-paal-2'],
    stock: 0,
    weight_grams: 3_400,
    filters: { houtsoort: 'Essen', kleur: 'Naturel' },
    intro_description: '<p>Een lichte kruk met een handgevlochten zitting van papiergaren.</p>',
    short_description: '<p>Zithoogte 46 cm. Essen, geolied.</p>',
    description:
      '<h2>Met de hand gevlochten</h2><p>Aan elke zitting werkt onze vlechtster bijna vier uur. Daarom is Paal soms even uitverkocht; de volgende serie staat op de bank.</p>',
  },
  {
    id: 'bank-kade',
    title: 'Eettafelbank Kade',
    url: '/stoelen/bank-kade',
    price_cents: 21_900,
    exclude_base_price: true,
    before_price_text: 'vanaf',
    categories: ['stoelen'],
    pictures: ['bank-kade-1', 'bank-kade-2'],
    weight_grams: 19_000,
    filters: { houtsoort: ['Eiken', 'Noten'], kleur: 'Naturel' },
    intro_description: '<p>Een bank van drie planken, op de centimeter zo lang als je tafel vraagt.</p>',
    short_description: '<p>Diepte 36 cm, hoogte 46 cm. De prijs volgt uit de lengte.</p>',
    description:
      '<h2>Op lengte gezaagd</h2><p>Kade past onder Duin, maar ook onder de tafel die je al hebt. Meet de ruimte tussen de poten en trek er vier centimeter af: dan schuif je hem er altijd onder.</p>',
    options: [
      numberOption('lengte', 'Lengte', [160, 100, 260], 'cm', 175, { help: '€ 1,75 per centimeter.' }),
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Noten', 6_500],
      ]),
    ],
  },
];
