import { beside, closing, linkTo, type ReadyPage, row, text, title } from './ready-parts.ts';

const PRICES =
  '<h2>Wat het kost</h2><table><thead><tr><th scope="col">Dienst</th><th scope="col">Vanaf</th></tr></thead><tbody><tr><td>Kennismaking van een halfuur</td><td>Gratis</td></tr><tr><td>Advies aan huis</td><td>€\u00a075</td></tr><tr><td>Losse opdracht, per uur</td><td>€\u00a065</td></tr><tr><td>Onderhoud, per kwartaal</td><td>€\u00a0120</td></tr></tbody></table><p><small>Alle prijzen zijn inclusief btw. Reiskosten rekenen we pas buiten een straal van 25 kilometer.</small></p>';

/** "Diensten": what is offered, how it goes, what it costs. */
export const servicesPage: ReadyPage = ({ name }) => [
  title,
  text(
    `<p>Of je nu een helder advies zoekt of iemand die alles van je overneemt: bij ${name} kies je precies zoveel als je nodig hebt.</p>`,
  ),
  row(
    'Hiermee helpen we je',
    [
      [
        'Advies',
        'We kijken mee, stellen de vragen die je zelf vergeet, en zetten op papier wat er kan. Daar kun je mee verder, ook zonder ons.',
      ],
      [
        'Uitvoering',
        'Van voorbereiding tot oplevering in één hand. Je hebt één aanspreekpunt en één planning.',
      ],
      ['Onderhoud', 'Een paar keer per jaar lopen we alles na, zodat kleine dingen klein blijven.'],
    ],
    'secondary-100',
  ),
  beside(
    '<h2>Een prijs vooraf, zonder kleine lettertjes</h2><p>Je krijgt een offerte in gewone taal: wat we doen, wat we niet doen, wanneer het klaar is en wat het kost. Wordt het werk anders, dan bellen we eerst.</p><ul><li>Vrijblijvende offerte binnen drie werkdagen</li><li>Vaste prijs of vast uurtarief, jij kiest</li><li>Twee jaar garantie op ons werk</li></ul>',
    { picture: 3, below: [linkTo('/contact', 'Vraag een offerte aan')] },
  ),
  row('Zo gaat het in zijn werk', [
    ['1. Je belt of mailt', 'We luisteren en plannen een afspraak.'],
    ['2. We komen kijken', 'Samen lopen we door wat je wilt.'],
    ['3. Je krijgt een offerte', 'Pas als jij ja zegt, gaan we aan de slag.'],
    ['4. We ronden het af', 'En bellen na een maand of alles nog goed is.'],
  ]),
  text(PRICES),
  closing(
    'Twijfel je wat je nodig hebt?',
    'Leg het ons voor. Na een halfuur weet je het, en dat kost je niets.',
    linkTo('/contact', 'Plan een kennismaking', 'secondary'),
  ),
];
