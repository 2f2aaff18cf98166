import { block, type BlockDraft, paragraph } from '../../documents/document-of.ts';
import { questions, type ReadyPage, title } from './ready-parts.ts';

const DETAILS =
  '<h2>Bel, mail of kom langs</h2><p>Een vraag stellen kost niets. We antwoorden binnen één werkdag.</p><p><strong>Telefoon</strong><br><a href="tel:+31201234567">020 123 45 67</a></p><p><strong>E-mail</strong><br><a href="mailto:info@voorbeeld.nl">info@voorbeeld.nl</a></p>';
const ADDRESS =
  '<p><strong>Adres</strong><br>Voorbeeldstraat 1<br>1234 AB Plaatsnaam</p><p>KvK 12345678<br>Btw-nummer NL001234567B01</p>';
const HOURS =
  '<h2>Openingstijden</h2><table><thead><tr><th scope="col">Dag</th><th scope="col">Open</th></tr></thead><tbody><tr><td>Maandag tot en met donderdag</td><td>9.00 tot 17.30 uur</td></tr><tr><td>Vrijdag</td><td>9.00 tot 17.00 uur</td></tr><tr><td>Zaterdag</td><td>Op afspraak</td></tr><tr><td>Zondag</td><td>Gesloten</td></tr></tbody></table>';

/** "Contact": the details beside the form, the opening hours, and what people ask before they come. */
export const contactPage: ReadyPage = ({ form }) => [
  title,
  details(form),
  block('sectionContent', { padding_top: '14', padding_bottom: '14', section_bg_color: 'secondary-100' }, [
    paragraph(HOURS),
  ]),
  questions('Voordat je komt', [
    [
      'Kan ik parkeren?',
      'Ja, voor de deur, het eerste uur gratis. Met de fiets kun je op het plein terecht.',
    ],
    [
      'Moet ik een afspraak maken?',
      'Voor een vraag niet. Wil je iets bespreken, dan is een afspraak fijn: dan nemen we er de tijd voor.',
    ],
    ['Is de ingang drempelvrij?', 'Ja, met een rolstoel of kinderwagen rijd je zo naar binnen.'],
  ]),
];

/** Without a form the details take the whole width, and the address stands beside them. */
function details(form: string | undefined): BlockDraft {
  const address = paragraph(ADDRESS);
  const [left, right] = form
    ? [[paragraph(DETAILS), address], [block('forms', { id: form })]]
    : [[paragraph(DETAILS)], [address]];
  return block('sectionContent', { padding_top: '8', padding_bottom: '16' }, [
    {
      type: 'columns',
      data: { columns: '2', column_spacing: '16', column_spacing_mobile: '8' },
      slots: { item_one: left, item_two: right },
    },
  ]);
}
