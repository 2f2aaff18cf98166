import { block, type BlockDraft, paragraph } from '@etalage/api/seed';
import { beside, linkTo, type Media, productRow, scene, shown } from './pages/page-parts.ts';
import { reviews } from './reviews.ts';
import { storyStrip } from './pages/story-pages.ts';

/** The three promises of the shop. */
const promises: BlockDraft = block(
  'sectionContent',
  { padding_top: '6', padding_bottom: '6', section_bg_color: 'primary-700', section_text_color: 'white' },
  [
    {
      type: 'columns',
      data: { columns: '3', column_spacing: '6', column_spacing_mobile: '3' },
      slots: {
        item_one: [paragraph('<p><strong>Tien jaar garantie</strong><br>op elke constructie</p>')],
        item_two: [
          paragraph('<p><strong>Gratis thuisbezorgd</strong><br>vanaf € 750, op zijn plek gezet</p>'),
        ],
        item_three: [
          paragraph('<p><strong>Showroom in Leeuwarden</strong><br>open op vrijdag en zaterdag</p>'),
        ],
      },
    },
  ],
);

/** The demo shop's front page: a scene, the categories, favourites, the workshop, reviews, stories and delivery. */
export function home(media: Media): readonly BlockDraft[] {
  return [
    opening(media),
    promises,
    block('sectionContent', { padding_top: '20', padding_bottom: '10' }, [
      paragraph('<h2>Waar begin je?</h2>'),
      block('productcategories', {
        columns: '3',
        productcategories: ['tafels', 'stoelen', 'banken', 'kasten', 'bedden', 'verlichting'],
      }),
    ]),
    productRow(
      'Favorieten uit de werkplaats',
      'eettafel-duin',
      'fauteuil-luwte',
      'hanglamp-baken',
      'zitbank-dijk',
      'stoel-pier',
      'eettafel-wad',
      'vloerkleed-zand',
      'vitrinekast-ven',
    ),
    scene(
      '<h2>Een kamer die meegroeit</h2><p>Een bank met hoezen die je los bestelt, een tafel waar een blad bij kan. Wat we maken, kan mee naar je volgende huis.</p>',
      media('woonkamer'),
      linkTo('/banken', 'Bekijk onze banken', 'primary'),
    ),
    productRow(
      'Staat klaar, binnen vijf dagen in huis',
      'uitschuiftafel-tij',
      'stoel-sluis',
      'spiegel-meer',
      'tafellamp-boei',
    ),
    workshop(media),
    reviews,
    storyStrip(media),
    delivery(media),
  ];
}

function opening(media: Media): BlockDraft {
  return block('sectionContentSpecialOne', {
    title: 'Meubels op maat,',
    title_bold: 'gemaakt om te blijven',
    description:
      'Kies je hout, vul je maten in en zie meteen de prijs. Onze werkplaats in Leeuwarden maakt hem daarna voor jou, en voor niemand anders.',
    button: '1',
    button_link: '/tafels/eettafel-duin',
    button_title: 'Stel je tafel samen',
    content_image: media('home-hero'),
    image_alt:
      'Een eetkamer in ochtendlicht: een eiken tafel met stoelen onder twee witte hanglampen en een dressoir van noten',
    background_image: '',
    section_bg_color: 'secondary-100',
  });
}

function workshop(media: Media): BlockDraft {
  return beside(
    '<h2>Eén werkplaats, zes paar handen</h2><p>Bij Atelier Noord weet je wie je tafel maakt. Je krijgt een foto als het blad gelijmd is, en de maker zet zijn naam aan de onderkant.</p><blockquote><p>Je kunt van goed hout een slechte tafel maken. Andersom lukt het niemand.</p></blockquote><p>Joost Wiersma, tafelmaker</p>',
    {
      ...shown(media, 'over-ons'),
      ground: 'secondary-100',
      below: [linkTo('/over-ons', 'Lees ons verhaal')],
    },
  );
}

function delivery(media: Media): BlockDraft {
  return beside(
    '<h2>Thuisbezorgd, op zijn plek</h2><p>We brengen je meubel zelf, zetten het in elkaar en nemen de dekens weer mee. Vanaf € 750 is dat gratis in Nederland. Ophalen in Leeuwarden kan ook, dan betaal je pas als je hem gezien hebt.</p><ul><li>Tien jaar garantie op constructies</li><li>Veertien dagen bedenktijd op alles wat geen maatwerk is</li><li>Stalen thuis, met je bestelling verrekend</li></ul>',
    {
      ...shown(media, 'levering'),
      isReversed: true,
      below: [linkTo('/levering', 'Alles over levering')],
    },
  );
}
