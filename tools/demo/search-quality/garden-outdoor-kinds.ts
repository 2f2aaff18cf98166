import { each, type GardenKind, within } from './garden-kind.ts';

const seats = ['Teakhout', 'Aluminium', 'Kunststof', 'Acaciahout'];

/** Furniture, light, animals and soil. */
export const outdoorKinds: readonly GardenKind[] = [
  ...within('Tuinmeubelen', [
    [
      'Tuinstoel',
      'Stoel',
      'Stapelbaar, met een rug die meegeeft.',
      'Zet er zes om een tuintafel.',
      each('materiaal', seats, 49, 30, { kleur: 'Naturel' }),
    ],
    [
      'Tuintafel',
      'Tafel',
      'Voor zes personen, met een gat voor een parasol.',
      'Past bij elke tuinstoel.',
      each('materiaal', seats, 189, 90),
    ],
    [
      'Tuinbank',
      'Bank',
      'Twee zitten er ruim, drie gezellig.',
      'Tegen een muur, met een kussen erop en een tafel ervoor.',
      each('materiaal', seats, 149, 60),
    ],
    [
      'Ligstoel',
      'Stoel',
      'De rug gaat in vijf standen, tot helemaal plat.',
      'Onder een parasol, naast de vijver.',
      each('materiaal', seats, 99, 50),
    ],
    [
      'Parasol',
      'Schaduw',
      'Drie meter schaduw, kantelbaar met een slinger.',
      'Bestel er een voet bij.',
      each('kleur', ['Ecru', 'Antraciet', 'Donkergroen', 'Terracotta'], 89, 40),
    ],
    [
      'Parasolvoet',
      'Toebehoren',
      'Veertig kilo, op wielen.',
      'Houdt elke parasol recht.',
      each('materiaal', ['Graniet', 'Beton', 'Staal', 'Kunststof'], 39, 15),
    ],
  ]),
  ...within('Buitenverlichting', [
    [
      'Buitenlamp',
      'Wandlamp',
      'Gaat aan zodra het donker wordt.',
      'Naast de deur of de schuur.',
      each('kleur', ['Zwart', 'Wit', 'Antraciet', 'Koper'], 39, 15, { materiaal: 'Aluminium' }),
    ],
    [
      'Lichtslinger',
      'Sfeerverlichting',
      'Tien meter met twintig lampjes.',
      'Tussen de parasol en de schutting.',
      each('kleur', ['Warmwit', 'Gekleurd', 'Wit', 'Zwart'], 19, 7),
    ],
  ]),
  ...within('Dieren', [
    [
      'Vogelhuisje',
      'Nestkast',
      'Met een opening van 32 millimeter voor mezen.',
      'Hang het twee meter hoog, met het gat naar het oosten.',
      each('materiaal', ['Eikenhout', 'Vurenhout', 'Keramiek', 'Houtbeton'], 17, 8),
    ],
    [
      'Insectenhotel',
      'Nestkast',
      'Holle stengels voor wilde bijen.',
      'In de zon, dicht bij lavendel.',
      each('materiaal', ['Bamboe', 'Vurenhout', 'Keramiek', 'Eikenhout'], 14, 6),
    ],
  ]),
  ...within('Bodem en gazon', [
    [
      'Potgrond',
      'Grond',
      'Luchtig, zonder turf, in een zak van veertig liter.',
      'Genoeg voor een plantenbak of vier bloempotten.',
      each('standplaats', ['Zon', 'Halfschaduw', 'Schaduw', 'Binnen'], 8, 2),
    ],
    [
      'Graszaad',
      'Gazon',
      'Kiemt binnen een week, voor vijftig vierkante meter.',
      'Hou het nat met een sproeier.',
      each('standplaats', ['Zon', 'Halfschaduw', 'Schaduw', 'Speelgazon'], 12, 3),
    ],
  ]),
];
