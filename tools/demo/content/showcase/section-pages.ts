import { block, type BlockDraft, paragraph } from '@etalage/api/seed';
import { headed, promises } from './shop-texts.ts';

type Media = (name: string) => string;

interface SectionPage {
  id: string;
  path: string;
  title: string;
  sections: readonly BlockDraft[];
}

/** The pages that show section templates with the content of a small business: those in use, and the older ones. */
export function sectionPages(media: Media): readonly SectionPage[] {
  return [
    { id: 'secties', path: '/secties', title: 'Secties', sections: sections(media) },
    {
      id: 'oudere-sjablonen',
      path: '/oudere-sjablonen',
      title: 'Oudere sjablonen',
      sections: [...olderTexts(), ...olderRows(media), ...olderBlocks(media)],
    },
  ];
}

/** A section with children in its slots. */
const filled = (
  type: string,
  data: Record<string, unknown>,
  slots: Record<string, readonly BlockDraft[]>,
): BlockDraft => ({ type, data, slots });

/** The slots `block1` and on, each with one of these blocks. */
const inBlocks = (...blocks: readonly BlockDraft[]) =>
  Object.fromEntries(blocks.map((one, index) => [`block${index + 1}`, [one]]));

function sections(media: Media): readonly BlockDraft[] {
  const tiles = [
    ['Eettafels', 'eettafel-duin-1', '/opties'],
    ['Stoelen', 'stoel-sluis-1', '/opties'],
    ['Op maat', 'categorie-tafels', '/opties/alle-opties'],
    ['De werkplaats', 'over-ons', '/secties'],
    ['Oudere sjablonen', 'eettafel-duin-2', '/oudere-sjablonen'],
    ['Alle blokken', 'stoel-sluis-1', '/'],
  ] as const;
  return [
    block('sectionContentSpecialOne', {
      title: 'Meubels die',
      title_bold: 'een leven meegaan',
      description: 'Gemaakt in Leeuwarden, van hout waarvan we het bos kennen.',
      title_bold_font_family: 'font-primary',
      button: '1',
      button_title: 'Bekijk de tafels',
      button_link: '/opties',
      button_color: 'contrast-500',
      section_bg_color: 'dark',
      section_bg_color_opacity: 'bg-opacity-50',
      section_text_color: 'white',
      background_image: media('woonkamer'),
      section_bg_image_type: 'fixed',
    }),
    filled(
      'contentImageFullwidth',
      { content_image: media('showroom'), logo_alt: 'De showroom', text_vertical_position: 'items-end' },
      {
        content: [
          headed('Kom kijken', 'De werkplaats is open op vrijdag en zaterdag van 10 tot 17 uur.', 'h2'),
        ],
      },
    ),
    block('featureTile', {
      items: tiles.map(([title, picture, link]) => ({
        layout: 'item',
        key: picture + title,
        attributes: { title, image: media(picture), link },
      })),
    }),
    block('imageCollage', {
      images_image: ['eettafel-duin-1', 'stoel-sluis-1', 'eettafel-duin-2'].map(media).join('|'),
      text_one: 'Tafel Duin, in massief eiken',
      text_two: 'Stoel Sluis',
      text_three: 'Met de hand geolied',
    }),
  ];
}

const told = ([heading, text]: (typeof promises)[number]) => headed(heading, text);
const six = promises.map(told);
const advice = told(promises[0]);
const promise = told(promises[1]);
const price = told(promises[2]);
const wood = told(promises[3]);
const phone = told(promises[5]);

function olderTexts(): readonly BlockDraft[] {
  const text = [
    headed(
      'Begonnen met één tafel',
      'In 2014 maakte Joost een tafel voor zijn zus. De buren wilden er ook een.',
      'h2',
    ),
  ];
  const aside = [headed('Kom langs', 'Zuiderkade 12, Leeuwarden. Op vrijdag en zaterdag van 10 tot 17 uur.')];
  const sidebars = ['Right', 'Left', 'Quarter', 'QuarterLeft'].map((side) =>
    filled(`contentSidebar${side}`, {}, { section_content: text, sidebar_content: aside }),
  );
  return [
    block('notificationOne', {
      title: 'In de bouwvak, van 27 juli tot en met 16 augustus, zijn we gesloten.',
    }),
    block('sectionTitle', { title: 'Oudere sjablonen', font_tag: 'h1' }),
    block('contentTwo', {
      title: '<h2>Hout met een naam</h2>',
      description:
        '<p>Van elke stapel weten we uit welk bos hij komt. Zaagsel gaat naar een boer in Wirdum.</p>',
    }),
    block('lineOne'),
    ...sidebars,
  ];
}

function olderRows(media: Media): readonly BlockDraft[] {
  const title = [paragraph('<h2>Waarom klanten voor ons kiezen</h2>')];
  const rows = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((count, index) =>
    filled(`columns${count}`, {}, inBlocks(...six.slice(0, index + 1))),
  );
  return [
    ...rows,
    filled('columnsQuarterHalfQuarter', {}, inBlocks(advice, promise, price)),
    filled(
      'columnsBackground',
      { background_image: media('verhaal-boom') },
      { content: title, ...inBlocks(advice, promise, price) },
    ),
    filled('columnsSidebar', {}, { content: title, ...inBlocks(...six), sidebar: [phone] }),
    filled('servicesOne', {}, { content: title, ...inBlocks(advice, promise, price) }),
  ];
}

function olderBlocks(media: Media): readonly BlockDraft[] {
  const pictures = ['eettafel-duin-1', 'stoel-sluis-1', 'eettafel-duin-2', 'over-ons'].map(media);
  const behind = Object.fromEntries(pictures.map((picture, index) => [`block_${index + 1}_image`, picture]));
  const low = { text_vertical_position: 'items-end' };
  const [one, two, three] = pictures;
  const columns = { content_one_image: one, content_two_image: two };
  return [
    filled(
      'welcomeOne',
      { alignment: 'center', text_vertical_position: 'items-center' },
      inBlocks(headed('Fijn dat je er bent', 'Vertel ons wat je zoekt.', 'h2')),
    ),
    filled('featureOne', { ...behind, ...low }, inBlocks(advice, promise, price)),
    filled('featureOneTwo', low, inBlocks(advice, promise)),
    filled('featureOneThree', { block_1_image: two, ...low }, inBlocks(advice, promise, price)),
    filled('featureOneFour', low, inBlocks(advice, promise, price, wood)),
    filled('columnImageTextTwo', columns, inBlocks(advice, promise)),
    filled(
      'columnImageTextThree',
      { ...columns, content_three_image: three },
      inBlocks(advice, promise, price),
    ),
    block('sectionImage', { background_image: media('home-hero'), logo_alt: 'Een tafel bij het raam' }),
    filled(
      'contactFormOne',
      { form: 'contact' },
      { content: [headed('Vraag maar raak', 'Binnen een werkdag hoor je van ons.', 'h2')] },
    ),
    block('ctaOne', {
      title: '<h2>Benieuwd wat het kost?</h2>',
      button_title: 'Vraag een offerte',
      button_link: '/opties',
    }),
  ];
}
