import { calculationOption, numberOption, selectOption, textOption } from './product-draft.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Accessories: a rug by the square metre, textiles, a mirror. */
export const accessories: readonly ProductSheet[] = [
  {
    id: 'vloerkleed-zand',
    title: 'Vloerkleed Zand',
    price_cents: 16_240,
    exclude_base_price: true,
    weight_grams: 16_000,
    filters: { soort: 'Vloerkleed', kleur: ['Zand', 'Leisteen'], materiaal: 'Wol' },
    intro:
      'Een dicht geweven kleed van ongeverfde wol. Je betaalt per vierkante meter, dus ook een vreemde maat kan.',
    short: 'Scheerwol van Nederlandse en Noorse schapen, 14 mm dik, met een katoenen rug.',
    story: [
      'De kleur van het schaap',
      'Zand wordt niet geverfd. Het patroon ontstaat doordat we wol van witte en grijze schapen door elkaar weven. Elk kleed is daarom net iets anders.',
      'Meet je bank: een kleed dat aan beide kanten twintig centimeter uitsteekt, maakt de kamer groter.',
    ],
    sizes: ['Lengte 140 tot 500 cm', 'Breedte 80 tot 400 cm', 'Dikte 14 mm, 2,6 kg per m²'],
    lead: 'weeks4',
    toMeasure: true,
    care: 'wool',
    options: [
      numberOption('lengte', 'Lengte', [300, 140, 500], 'cm', undefined, { help: 'Tussen 140 en 500 cm.' }),
      numberOption('breedte', 'Breedte', [200, 80, 400], 'cm', undefined, { help: 'Tussen 80 en 400 cm.' }),
      calculationOption(
        'kleed',
        'Kleed op maat',
        '145',
        [
          ['times', 'lengte', '0.01'],
          ['times', 'breedte', '0.01'],
        ],
        { help: '€ 145 per vierkante meter.' },
      ),
      selectOption('rand', 'Rand', [
        ['Omgezoomd', 0],
        ['Linnen band', 4_500],
        ['Franje aan de korte kanten', 3_500],
      ]),
    ],
  },
  {
    id: 'spiegel-meer',
    title: 'Spiegel Meer',
    price_cents: 21_900,
    stock: 12,
    weight_grams: 8_300,
    filters: { soort: 'Spiegel', houtsoort: 'Eiken', vorm: 'Rond' },
    intro: 'Een ronde spiegel in een dunne ring van gebogen eiken. Boven Steiger hangt hij op zijn best.',
    short: 'Doorsnede 80 cm. Ophangbeugel en schroeven zitten erbij.',
    story: [
      'Eén lat, rond gebogen',
      'De ring bestaat uit één lat van tweeënhalve meter. De las zit onderaan, waar je hem niet ziet, en loopt schuin over achttien centimeter.',
    ],
    sizes: ['Doorsnede 80 cm', 'Ring 2,4 cm breed', 'Glas 5 mm'],
    lead: 'stock',
    care: 'wood',
  },
  {
    id: 'plaid-zijl',
    title: 'Plaid Zijl',
    price_cents: 8_900,
    sale_price_cents: 6_900,
    weight_grams: 950,
    filters: { soort: 'Plaid', kleur: ['Mosgroen', 'Linnen'], materiaal: 'Wol' },
    intro:
      'Zachte lamswol met een smalle streep, geweven in Tilburg. Van het vorige seizoen, daarom afgeprijsd.',
    short: '130 × 190 cm, met korte franje. 100 % lamswol.',
    story: [
      'Kriebelt niet',
      'De wol van Zijl komt van de eerste scheerbeurt van een lam. Die vezel is zo fijn dat hij ook in je nek niet prikt.',
    ],
    sizes: ['130 × 190 cm', '950 gram'],
    lead: 'stock',
    care: 'wool',
    options: [
      selectOption('kleur', 'Kleur', [
        ['Mosgroen', 0],
        ['Linnen', 0],
      ]),
      textOption('initialen', 'Initialen in de hoek', 3, {
        help: 'Hooguit drie letters, zonder meerprijs. Een plaid met initialen kun je niet terugsturen.',
      }),
    ],
    variant_options: ['kleur'],
    variants: [
      { choices: ['Mosgroen'], stock: 23 },
      { choices: ['Linnen'], stock: 12 },
    ],
  },
  {
    id: 'kussen-terp',
    title: 'Kussen Terp',
    price_cents: 4_900,
    weight_grams: 1_100,
    filters: {
      soort: 'Kussen',
      kleur: ['Terracotta', 'Mosgroen', 'Linnen', 'Leisteen'],
      materiaal: 'Linnen',
    },
    intro: 'Gewassen linnen met een bies, gevuld met eendenveren of met wol.',
    short: '50 × 50 cm. De hoes gaat eraf en kan op veertig graden.',
    story: [
      'In de stoffen van de banken',
      'Terp maken we van dezelfde rollen als onze banken en stoelen. De kleuren passen dus altijd, ook als je over vijf jaar een kussen bijkoopt.',
    ],
    sizes: ['50 × 50 cm', 'Hoes met blinde rits'],
    lead: 'stock',
    care: 'cloth',
    options: [
      selectOption(
        'kleur',
        'Kleur',
        [
          ['Terracotta', 0],
          ['Mosgroen', 0],
          ['Linnen', 0],
          ['Leisteen', 0],
        ],
        { show_label: false },
      ),
      selectOption('vulling', 'Vulling', [
        ['Eendenveren', 0],
        ['Wol', 600],
        ['Alleen de hoes', -1_900],
      ]),
    ],
    variant_options: ['kleur'],
    variants: [
      { choices: ['Terracotta'], stock: 34 },
      { choices: ['Mosgroen'], stock: 18 },
      { choices: ['Linnen'], stock: 3 },
      { choices: ['Leisteen'], stock: 0 },
    ],
  },
];
