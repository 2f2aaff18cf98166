import { samplePicture } from '@etalage/blocks/schema';
import { block, type BlockDraft, paragraph } from '../../documents/document-of.ts';
import { beside, closing, linkTo, questions, type ReadyPage, row } from './ready-parts.ts';

const opening: BlockDraft = block('sectionContentSpecialOne', {
  title: 'Eén belofte,',
  title_bold: 'in zeven woorden of minder',
  description:
    'Zeg in twee zinnen voor wie dit is en wat diegene eraan heeft. Wie dit leest, weet meteen of hij goed zit.',
  button: '1',
  button_link: '/contact',
  button_title: 'Begin vandaag',
  content_image: samplePicture(1),
  image_alt_decorative: '1',
  section_bg_color: 'secondary-100',
});

/** Three short reasons on a dark strip. */
const reasons: BlockDraft = block(
  'sectionContent',
  { padding_top: '6', padding_bottom: '6', section_bg_color: 'primary-700', section_text_color: 'white' },
  [
    {
      type: 'columns',
      data: { columns: '3', column_spacing: '6', column_spacing_mobile: '3' },
      slots: {
        item_one: [paragraph('<p><strong>Binnen een week klaar</strong><br>je weet vooraf de dag</p>')],
        item_two: [paragraph('<p><strong>Vaste prijs</strong><br>zonder verrassingen achteraf</p>')],
        item_three: [paragraph('<p><strong>Niet tevreden?</strong><br>dan lossen we het op</p>')],
      },
    },
  ],
);

/** "Landingspagina": one offer, from the promise to the last question. */
export const landingPage: ReadyPage = () => [
  opening,
  reasons,
  beside(
    '<h2>Het probleem dat je herkent</h2><p>Beschrijf wat er nu misgaat, in de woorden die je klanten zelf gebruiken. Te weinig tijd, te veel losse eindjes, niemand die terugbelt.</p><p>En dan: zo lossen wij het op. Kort, concreet, en zonder moeilijke woorden.</p>',
    { picture: 2 },
  ),
  row(
    'Zo makkelijk gaat het',
    [
      ['1. Kies', 'Bekijk wat er bij je past. Twijfel je, dan denken we mee.'],
      ['2. Spreek af', 'Binnen een dag heb je antwoord en een datum.'],
      ['3. Klaar', 'Wij doen het werk, jij hebt er plezier van.'],
    ],
    'secondary-100',
  ),
  beside(
    '<h2>Wat je krijgt</h2><ul><li>Alles wat je nodig hebt, in één pakket</li><li>Persoonlijk advies vooraf</li><li>Hulp als er daarna iets is</li></ul>',
    { picture: 5, isReversed: true, below: [linkTo('/contact', 'Dit wil ik')] },
  ),
  questions('Nog even dit', [
    ['Zit ik ergens aan vast?', 'Nee. Je spreekt af wat je wilt en daarna beslis je opnieuw.'],
    ['Hoe betaal ik?', 'Achteraf, met een factuur. De helft vooraf mag ook, als je dat prettiger vindt.'],
    [
      'Wat als het niet bevalt?',
      'Zeg het ons binnen veertien dagen, dan maken we het in orde of krijg je je geld terug.',
    ],
  ]),
  closing(
    'Klaar om te beginnen?',
    'Het kost je twee minuten, en je hoort vandaag nog van ons.',
    linkTo('/contact', 'Begin vandaag', 'secondary'),
  ),
];
