import { closing, linkTo, questions, type ReadyPage, text, title } from './ready-parts.ts';

/** "Veelgestelde vragen": by subject, each answer short enough to read standing up. */
export const questionsPage: ReadyPage = ({ name }) => [
  title,
  text(
    `<p>Hier vind je de vragen die we bij ${name} het vaakst krijgen. Staat die van jou er niet bij? Bel of mail gerust.</p>`,
  ),
  questions('Bestellen en afspreken', [
    [
      'Hoe maak ik een afspraak?',
      'Bel ons of gebruik het formulier op de contactpagina. Je krijgt binnen één werkdag een voorstel voor een dag en een tijd.',
    ],
    [
      'Kan ik mijn afspraak verzetten?',
      'Ja, tot 24 uur van tevoren zonder kosten. Ben je later, dan rekenen we de helft, omdat we de tijd niet meer aan een ander kunnen geven.',
    ],
    ['Werken jullie ook in het weekend?', 'Op zaterdag in overleg, op zondag niet.'],
  ]),
  questions(
    'Betalen',
    [
      ['Hoe kan ik betalen?', 'Met iDEAL, met pin of met een factuur die je binnen veertien dagen betaalt.'],
      [
        'Zijn de prijzen met btw?',
        'Ja, alle prijzen op deze website zijn inclusief btw. Op je factuur staat de btw apart.',
      ],
      [
        'Kan ik in delen betalen?',
        'Bij een bedrag vanaf € 500 kan dat in twee keer: de helft vooraf, de helft als het klaar is.',
      ],
    ],
    'secondary-100',
  ),
  questions('Garantie en klachten', [
    [
      'Hoe lang heb ik garantie?',
      'Twee jaar op ons werk. Daarnaast heb je altijd de wettelijke garantie: wat we leveren, moet doen wat je ervan mag verwachten.',
    ],
    [
      'Ik ben niet tevreden. Wat nu?',
      'Vervelend, laat het ons meteen weten. Je hoort binnen twee werkdagen hoe we het oplossen.',
    ],
  ]),
  closing(
    'Staat je vraag er niet bij?',
    'Stel hem gewoon. We antwoorden binnen één werkdag.',
    linkTo('/contact', 'Stel je vraag', 'secondary'),
  ),
];
