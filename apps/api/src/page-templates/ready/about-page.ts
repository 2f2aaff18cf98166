import { beside, closing, linkTo, type ReadyPage, row, text, title } from './ready-parts.ts';

/** "Over ons": the story, what it stands for, the people. */
export const aboutPage: ReadyPage = ({ name }) => [
  title,
  beside(
    `<h2>Het begon aan de keukentafel</h2><p>${name} startte met één opdracht voor een buurvrouw. Zij vertelde het door, en zo kwam de volgende. Inmiddels werken we met een klein team, maar één ding bleef: je hebt altijd iemand aan de lijn die je kent.</p><p>We doen liever minder opdrachten goed dan veel opdrachten half. Dat merk je aan de tijd die we voor je nemen.</p>`,
    { picture: 0 },
  ),
  row(
    'Waar we voor staan',
    [
      [
        'Eerlijk',
        'Kunnen we iets niet, of kan een ander het beter? Dan zeggen we dat, en we denken mee over wie wel.',
      ],
      ['Dichtbij', 'We werken in de regio. Even langskomen om mee te kijken is geen moeite.'],
      ['Zorgvuldig', 'We beloven een dag en houden ons eraan. Verandert er iets, dan hoor je het van ons.'],
    ],
    'secondary-100',
  ),
  beside(
    '<h2>De mensen achter het werk</h2><p><strong>Sanne</strong> neemt de telefoon op en plant alles in. <strong>Mark</strong> komt kijken en maakt je offerte. <strong>Yusuf</strong> en <strong>Lotte</strong> voeren het uit, van het eerste uur tot de laatste veeg met de bezem.</p><p>Samen hebben we meer dan veertig jaar ervaring.</p>',
    { picture: 4, isReversed: true },
  ),
  text(
    '<h2>Wat we teruggeven</h2><p>Wat overblijft, gooien we niet weg. Bruikbaar materiaal gaat naar de kringloop, en elk jaar leiden we een leerling op van het mbo in de buurt.</p>',
  ),
  closing(
    'Kennismaken?',
    'We drinken graag een kop koffie, bij jou of bij ons.',
    linkTo('/contact', 'Neem contact op', 'secondary'),
  ),
];
