import { each, type GardenKind, within } from './garden-kind.ts';
import { outdoorKinds } from './garden-outdoor-kinds.ts';

const grips = ['Essenhout', 'Staal', 'Glasvezel', 'Beukenhout'];
const pots = ['Terracotta', 'Zink', 'Kunststof', 'Keramiek'];
const tints = ['Rood', 'Donkergroen', 'Antraciet', 'Lichtblauw'];
const flowers = ['Wit', 'Roze', 'Paars', 'Blauw'];
const places = ['Zon', 'Halfschaduw', 'Schaduw', 'Zon'];

/** All kinds of the shop for the garden. */
export const gardenKinds: readonly GardenKind[] = [
  ...within('Gereedschap', [
    [
      'Spade',
      'Graafgereedschap',
      'Om te spitten in klei en zand.',
      'Hang hem naast de hark en de schoffel.',
      each('materiaal', grips, 29, 8),
    ],
    [
      'Hark',
      'Bladgereedschap',
      'Veegt blad van het gazon zonder het gras te beschadigen.',
      'Daarna in de kruiwagen ermee.',
      each('materiaal', grips, 19, 6),
    ],
    [
      'Schoffel',
      'Wiedgereedschap',
      'Snijdt onkruid net onder de grond af.',
      'Ook tussen de stenen van een terras.',
      each('materiaal', grips, 22, 5),
    ],
    [
      'Snoeischaar',
      'Snoeigereedschap',
      'Voor rozen en takken tot twee centimeter.',
      'Draag er tuinhandschoenen bij.',
      each('kleur', tints, 24, 9, { materiaal: 'Staal' }),
    ],
    [
      'Heggenschaar',
      'Snoeigereedschap',
      'Knipt een haag van buxus of liguster recht.',
      'Voor dikke takken is er een snoeischaar.',
      each('kleur', tints, 39, 20),
    ],
    [
      'Kruiwagen',
      'Vervoer',
      'Met een wiel dat niet lek raakt en een bak van 90 liter.',
      'Voor potgrond, stenen en blad.',
      each('kleur', tints, 79, 20, { materiaal: 'Staal' }),
    ],
    [
      'Terrasbezem',
      'Veeggereedschap',
      'Stugge haren voor tegels en voegen.',
      'Zet hem bij de regenton.',
      each('materiaal', grips, 14, 4),
    ],
    [
      'Tuinhandschoenen',
      'Kleding',
      'Met een lange manchet tegen doornen.',
      'Onmisbaar bij de snoeischaar en de klimroos.',
      each('kleur', tints, 9, 4, { materiaal: 'Leer' }),
    ],
    [
      'Kniekussen',
      'Kleding',
      'Houdt je knieën droog tijdens het wieden.',
      'Past in de kruiwagen.',
      each('kleur', tints, 12, 3),
    ],
  ]),
  ...within('Water', [
    [
      'Gieter',
      'Bewatering',
      'Met een broes die zacht regent over zaailingen.',
      'Vul hem bij de regenton.',
      each('kleur', tints, 15, 10, { materiaal: 'Zink' }),
    ],
    [
      'Tuinslang',
      'Bewatering',
      'Knikt niet en blijft soepel in de kou, dertig meter lang.',
      'Met koppelingen voor sproeier en kraan.',
      each('kleur', tints, 29, 12),
    ],
    [
      'Regenton',
      'Wateropslag',
      'Vangt tweehonderd liter op van het dak.',
      'Daarna giet je de planten met een gieter.',
      each('materiaal', ['Eikenhout', 'Kunststof', 'Zink', 'Rotan'], 69, 40),
    ],
    [
      'Sproeier',
      'Bewatering',
      'Zwaait heen en weer over een gazon van honderd vierkante meter.',
      'Sluit hem aan op de tuinslang.',
      each('kleur', tints, 19, 8),
    ],
    [
      'Vijverpomp',
      'Vijver',
      'Houdt het water helder en in beweging.',
      'Leg er een waterlelie naast.',
      each('kleur', tints, 59, 30),
    ],
  ]),
  ...within('Planten', [
    [
      'Lavendel',
      'Vaste plant',
      'Geurt de hele zomer en trekt bijen aan.',
      'Mooi in een terracotta bloempot.',
      each('kleur', flowers, 6, 2, { standplaats: 'Zon' }),
    ],
    [
      'Hortensia',
      'Heester',
      'Grote bollen die verkleuren in de herfst.',
      'Snoei hem in maart met de snoeischaar.',
      each('kleur', flowers, 16, 4, { standplaats: 'Halfschaduw' }),
    ],
    [
      'Klimroos',
      'Klimplant',
      'Bloeit van juni tot de vorst en wordt drie meter hoog.',
      'Bind hem aan een rozenboog.',
      each('kleur', ['Wit', 'Roze', 'Rood', 'Geel'], 18, 3, { standplaats: 'Zon' }),
    ],
    [
      'Olijfboom',
      'Boom',
      'Een knoestige stam met zilvergrijs blad.',
      'Haal hem bij strenge vorst naar binnen.',
      each('standplaats', places, 49, 50),
    ],
    [
      'Siergras',
      'Vaste plant',
      'Pluimen die de hele winter blijven staan.',
      'Beweegt mooi achter een tuinbank.',
      each('standplaats', places, 8, 3),
    ],
    [
      'Vlinderstruik',
      'Heester',
      'Lange trossen vol nectar voor vlinders.',
      'Zet hem bij het insectenhotel.',
      each('kleur', flowers, 13, 3, { standplaats: 'Zon' }),
    ],
    [
      'Bodembedekker',
      'Vaste plant',
      'Groeit dicht, zodat onkruid geen kans heeft.',
      'Plant er negen per vierkante meter, met wat potgrond.',
      each('standplaats', places, 3, 1),
    ],
    [
      'Tulpenbollen',
      'Bloembollen',
      'Poten in oktober, bloeien in april. Vijfentwintig in een zak.',
      'Ook voor een plantenbak of een bloempot.',
      each('kleur', ['Wit', 'Roze', 'Rood', 'Geel'], 7, 1),
    ],
  ]),
  ...within('Potten en bakken', [
    [
      'Bloempot',
      'Pot',
      'Met een gat onderin en een schotel erbij.',
      'Voor lavendel, olijfboom of hortensia.',
      each('materiaal', pots, 9, 12),
    ],
    [
      'Plantenbak',
      'Bak',
      'Lang en hoog, als afscheiding van een terras.',
      'Vul hem met siergras en potgrond.',
      each('materiaal', pots, 49, 25),
    ],
    [
      'Balkonbak',
      'Bak',
      'Hangt met twee haken aan elke reling.',
      'Voor hangende planten en kruiden.',
      each('kleur', tints, 14, 5, { materiaal: 'Kunststof' }),
    ],
    [
      'Hangmand',
      'Mand',
      'Met kettingen en een voering van kokos.',
      'Vol petunia’s onder een afdak.',
      each('materiaal', ['Rotan', 'Staal', 'Zink', 'Kokos'], 12, 4),
    ],
  ]),
  ...outdoorKinds,
];
