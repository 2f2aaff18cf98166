import {
  calculationOption,
  checkboxOption,
  numberOption,
  selectOption,
  textareaOption,
  textOption,
} from './product-draft.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Dining tables: a rectangle and a round one to measure, an oval and one that extends. */
export const diningTables: readonly ProductSheet[] = [
  {
    id: 'eettafel-duin',
    title: 'Eettafel Duin',
    width_cm: 200,
    price_cents: 49_000,
    enable_quote: true,
    weight_grams: 62_000,
    filters: { soort: 'Eettafel', houtsoort: ['Eiken', 'Essen', 'Noten'], vorm: 'Rechthoekig' },
    intro:
      'Een eettafel op maat met een massief blad van vijf planken en zacht afgeronde hoeken. Jij kiest de lengte, de breedte en het hout.',
    short:
      'Massief blad van 36 mm, schuin geplaatste poten en een onderstel dat je in tien minuten zelf vastzet.',
    story: [
      'Gemaakt voor lange avonden',
      'Duin begon met een eenvoudige wens: een tafel waar je met zijn achten aan kunt zitten zonder dat iemand een poot tussen de knieën krijgt. Daarom staan de poten schuin naar buiten en loopt de regel eronder ver terug.',
      'Het blad wordt gelijmd uit vijf planken van dezelfde boom. Zo loopt de tekening door en werkt het hout gelijkmatig. De randen schuren we met de hand af, tot ze nergens meer scherp zijn.',
    ],
    sizes: [
      'Hoogte 75 cm',
      'Ruimte onder de regel 63 cm',
      'Zes personen vanaf 180 cm, acht vanaf 230 cm',
      'Bij 200 × 95 cm ongeveer 62 kg',
    ],
    lead: 'weeks4',
    toMeasure: true,
    care: 'wood',
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
    id: 'eettafel-wad',
    title: 'Eettafel Wad',
    width_cm: 130,
    price_cents: 51_200,
    exclude_base_price: true,
    weight_grams: 71_000,
    filters: { soort: 'Eettafel', houtsoort: ['Eiken', 'Noten'], vorm: 'Rond' },
    intro:
      'Een ronde eettafel op één geribde voet. Niemand zit aan de hoek, en er kan altijd nog iemand bij.',
    short: 'Massief blad van 32 mm met een schuin weggeschaafde rand, op een kolom van 48 lamellen.',
    story: [
      'Rond, en toch licht',
      'Een rond blad oogt al gauw zwaar. Daarom schaven we de onderkant van de rand schuin weg: wat je ziet is een lijn van twaalf millimeter, terwijl het blad zijn dikte houdt.',
      'De kolom bestaat uit 48 losse lamellen die we één voor één op een kern lijmen. Onderin zit een stalen plaat, zodat Wad ook met twee leunende tieners op zijn plaats blijft.',
    ],
    sizes: ['Hoogte 75 cm', 'Voet 52 cm doorsnede', 'Vier personen vanaf 110 cm, zes vanaf 140 cm'],
    lead: 'weeks6',
    toMeasure: true,
    care: 'wood',
    options: [
      selectOption('houtsoort', 'Houtsoort', [
        ['Eiken', 0],
        ['Noten', 24_000],
      ]),
      numberOption('doorsnede', 'Doorsnede', [130, 100, 160], 'cm', undefined, {
        help: 'Tussen 100 en 160 cm.',
      }),
      calculationOption(
        'blad',
        'Blad en voet op maat',
        '512',
        [
          ['times', 'doorsnede', '0.01'],
          ['times', 'doorsnede', '0.01'],
        ],
        { help: '€ 512 per vierkante meter, de voet inbegrepen.' },
      ),
      selectOption('afwerking', 'Afwerking', [
        ['Naturel geolied', 0],
        ['Wit geolied', 2_500],
        ['Gerookt en geolied', 6_500],
      ]),
    ],
  },
  {
    id: 'eettafel-brink',
    title: 'Eettafel Brink',
    width_cm: 240,
    price_cents: 128_500,
    weight_grams: 68_000,
    filters: { soort: 'Eettafel', houtsoort: 'Essen', kleur: 'Zwart', vorm: 'Ovaal' },
    intro: 'Een Deens ovaal blad van zwart gebeitst essen op twee slanke schragen.',
    short: 'Blad van 28 mm met zichtbare nerf. De schragen schuif je zelf naar de plek die jou past.',
    story: [
      'Zwart waar je de nerf nog ziet',
      'We beitsen Brink in drie dunne lagen en schuren ertussen licht op. Zo dekt het zwart wel, maar blijft de nerf van het essen voelbaar onder je hand.',
      'Het ovaal heeft geen hoeken en geen kop: aan het uiteinde zit je net zo goed als in het midden.',
    ],
    sizes: ['Hoogte 75 cm', 'Blad 110 cm op het breedste punt', 'Acht personen bij 240 cm'],
    lead: 'weeks4',
    care: 'wood',
    options: [
      selectOption(
        'maat',
        'Maat',
        [
          ['200 × 105 cm', -9_000],
          ['240 × 110 cm', 0],
          ['280 × 115 cm', 21_500],
        ],
        { value: '1' },
      ),
      checkboxOption('lak', 'Extra matte laklaag', 7_500, { help: 'Handig met jonge kinderen.' }),
    ],
  },
  {
    id: 'uitschuiftafel-tij',
    title: 'Uitschuiftafel Tij',
    width_cm: 160,
    price_cents: 98_500,
    stock: 6,
    weight_grams: 58_000,
    filters: { soort: 'Eettafel', houtsoort: 'Eiken', vorm: 'Rechthoekig' },
    intro:
      'Door de week een tafel voor vier, op zondag voor tien. Het extra blad ligt klaar onder het eerste.',
    short: '160 × 90 cm, uitgeschoven 240 cm. Massief eiken, mat geolied.',
    story: [
      'Eén beweging',
      'Je trekt de helften uit elkaar en klapt het middenblad omhoog. Geen losse plank in de gangkast, geen gereedschap. De geleiders lopen op kogels en zijn getest op tienduizend keer.',
    ],
    sizes: ['160 × 90 cm, hoogte 75 cm', 'Uitgeschoven 240 × 90 cm', 'Dikte van het blad 26 mm'],
    lead: 'stock',
    care: 'wood',
    options: [
      selectOption('poten', 'Poten', [
        ['Rond, eiken', 0],
        ['Recht, zwart staal', 6_000],
      ]),
    ],
  },
];
