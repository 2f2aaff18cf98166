import { block, type BlockDraft, paragraph } from '@etalage/api/seed';

type Media = (name: string) => string;

const rooms = ['woonkamer', 'showroom', 'home-hero', 'over-ons', 'maatwerk', 'verhaal-boom', 'verhaal-tafel'];
const furniture = ['stoel-sluis-1', 'fauteuil-lij-1', 'eettafel-brink-1', 'hanglamp-net-1', 'bank-kade-1'];
const products = [
  ...furniture,
  'kruk-paal-1',
  'poef-bolder-1',
  'tafellamp-boei-1',
  'bed-kalm-1',
  'plaid-zijl-1',
];
const partners = [
  'betalen-bank',
  'betalen-kaart',
  'betalen-telefoon',
  'betalen-overboeking',
  'betalen-afhalen',
  'logo',
];
const names = 'Overboeken, Pinnen, Mobiel betalen, Bankoverschrijving, Afhalen, Atelier Noord';

const stories = [
  ['Van boom tot tafel', 'Elke tafel begint bij een stam uit de buurt, die twee jaar in onze schuur droogt.'],
  [
    'Met de hand gevlochten',
    'De zittingen van onze stoelen vlechten we zelf, van papierkoord uit Denemarken.',
  ],
  ['Voor een leven lang', 'Gaat er iets stuk? Dan repareren we het, ook na twintig jaar.'],
] as const;

/** The page with every gallery and slider, filled with pictures of the demo shop. */
export function galleriesPage(media: Media): readonly BlockDraft[] {
  const pictures = (chosen: readonly string[]) => chosen.map(media).join('|');
  const heading = (title: string, text: string) => [paragraph(`<h2>${title}</h2><p>${text}</p>`)];
  const slide = ([title, text]: (typeof stories)[number]) =>
    block('slide', {}, [paragraph(`<h3>${title}</h3><p>${text}</p>`)]);
  return [
    block('sectionContent', {}, [paragraph('<h1>Galerijen en sliders</h1>')]),
    block(
      'masonryGallery',
      {
        logo_image: pictures([...rooms, ...furniture.slice(0, 3)]),
        logo_alt: 'Onze werkplaats',
        logo_height: '56',
      },
      heading('Uit de werkplaats', 'Tien foto’s van hoe onze meubels ontstaan.'),
    ),
    block('logosSlider', {
      logo_image: pictures(partners),
      logo_alt: names,
      images_height: '48',
      grayscale: '1',
      section_bg_color: 'gray-100',
    }),
    block(
      'blockGalleryFour',
      { logo_image: pictures(products.slice(0, 8)), logo_alt: 'Meubels uit de collectie', logo_height: '56' },
      heading('De collectie', 'Klik op een foto om hem groot te bekijken.'),
    ),
    block('sectionContent', {}, [
      paragraph('<h2>Verhalen</h2>'),
      {
        type: 'slider',
        data: { autoplay: '1', desktop_quantity: '2', carousel_identifier: 'verhalen' },
        slots: { slides: stories.map(slide) },
      },
      block('gallery', { images: pictures(furniture), alt: 'Meubels', columns: '5', radius: 'md' }),
    ]),
    block('logosOne', { logo_image: pictures(partners), logo_alt: names, centered: '1' }),
    block('blockGalleryThree', {
      logo_image: pictures(rooms.slice(0, 6)),
      logo_alt: 'Kamers',
      logo_height: '72',
    }),
    block('blockGalleryFive', { logo_image: pictures(products), logo_alt: 'Meubels', height_coverage: '60' }),
  ];
}
