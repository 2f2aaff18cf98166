import type { BlockDefinition } from '@etalage/blocks/schema';

/** A rectangle of a drawing on a 96 by 56 field: what it stands for, and where. */
export interface Shape {
  ink: 'text' | 'title' | 'image' | 'button' | 'ground' | 'edge';
  x: number;
  y: number;
  width: number;
  height: number;
}

const shape = (ink: Shape['ink'], x: number, y: number, width: number, height: number): Shape => ({
  ink,
  x,
  y,
  width,
  height,
});
const lines = (x: number, y: number, width: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, index) =>
    shape('text', x, y + index * 6, index === count - 1 ? width * 0.6 : width, 2.5),
  );
const words = (x: number, y: number, width: number, count = 3): Shape[] => [
  shape('title', x, y, width * 0.55, 4),
  ...lines(x, y + 9, width, count),
];
const grid = (columns: number, rows: number, ink: Shape['ink'] = 'image'): Shape[] => {
  const width = (84 - (columns - 1) * 4) / columns;
  const height = (44 - (rows - 1) * 4) / rows;
  return Array.from({ length: columns * rows }, (_, index) =>
    shape(
      ink,
      6 + (index % columns) * (width + 4),
      6 + Math.floor(index / columns) * (height + 4),
      width,
      height,
    ),
  );
};
const menu = [shape('title', 6, 25, 14, 6), ...[58, 70, 82].map((x) => shape('text', x, 27, 8, 2.5))];

const own: Readonly<Record<string, readonly Shape[]>> = {
  sectionContent: words(6, 10, 84, 5),
  contentImage: [...words(6, 14, 38, 4), shape('image', 52, 8, 38, 40)],
  headerOne: menu,
  headerOneSearch: [
    shape('title', 6, 25, 14, 6),
    shape('edge', 28, 23, 40, 10),
    shape('text', 78, 27, 12, 2.5),
  ],
  breadcrumbsOne: [shape('text', 6, 18, 26, 2.5), shape('title', 6, 27, 46, 6)],
  webshopCategoriesOne: [
    ...lines(6, 8, 18, 6),
    ...grid(3, 2).map((one) => ({ ...one, x: 28 + one.x * 0.7, width: one.width * 0.66 })),
  ],
  webshopProductsOne: [shape('image', 6, 6, 40, 44), ...words(52, 10, 38, 3), shape('button', 52, 40, 24, 8)],
  webshopShoppingcart: [
    ...[8, 22, 36].flatMap((y) => [shape('image', 6, y, 10, 10), shape('text', 20, y + 4, 30, 2.5)]),
    shape('edge', 60, 8, 30, 36),
    shape('button', 64, 34, 22, 6),
  ],
  webshopCheckout: [
    ...[8, 20, 32].map((y) => shape('edge', 6, y, 46, 8)),
    shape('edge', 60, 8, 30, 32),
    shape('button', 6, 44, 24, 7),
  ],
  webshopThankyou: [
    shape('title', 30, 12, 36, 5),
    shape('text', 24, 22, 48, 2.5),
    ...[30, 38].map((y) => shape('edge', 18, y, 60, 6)),
  ],
  searchResults: [shape('edge', 6, 6, 84, 9), ...grid(4, 1).map((one) => ({ ...one, y: 20, height: 30 }))],
  PageNotFound: [
    shape('title', 30, 16, 36, 9),
    shape('text', 22, 31, 52, 2.5),
    shape('text', 30, 37, 36, 2.5),
  ],
  passwordLogin: [
    shape('title', 30, 12, 36, 4),
    shape('edge', 26, 22, 44, 9),
    shape('button', 36, 36, 24, 8),
  ],
  paragraph: lines(14, 16, 68, 5),
  button: [shape('button', 28, 21, 40, 14)],
  image: [shape('image', 14, 8, 68, 40)],
  forms: [
    ...[6, 18].map((y) => shape('edge', 20, y, 56, 8)),
    shape('edge', 20, 30, 56, 10),
    shape('button', 20, 44, 22, 7),
  ],
  products: grid(4, 1),
  productcategories: grid(3, 1),
  addtocart: [
    shape('title', 20, 10, 30, 4),
    shape('text', 20, 20, 44, 2.5),
    shape('edge', 20, 30, 14, 10),
    shape('button', 38, 30, 34, 10),
  ],
};

const banner = [
  shape('ground', 0, 0, 96, 56),
  shape('title', 10, 14, 50, 6),
  ...lines(10, 25, 40, 2),
  shape('button', 10, 40, 20, 7),
];

const byGroup: Readonly<Record<string, readonly Shape[]>> = {
  template_group_header: menu,
  template_group_navigation: menu,
  template_group_banners: banner,
  template_group_featured: [
    ...grid(3, 1).map((one) => ({ ...one, height: 24 })),
    ...[6, 35.3, 64.6].flatMap((x) => lines(x, 36, 24, 2)),
  ],
  template_group_logos: grid(5, 1).map((one) => ({ ...one, y: 22, height: 12 })),
  template_group_footer: [shape('ground', 0, 0, 96, 56), ...[8, 38, 68].flatMap((x) => words(x, 10, 20, 4))],
  template_group_copyright: [shape('ground', 0, 38, 96, 18), shape('text', 28, 46, 40, 2.5)],
  template_group_actions: [
    shape('ground', 0, 12, 96, 32),
    shape('title', 8, 25, 40, 5),
    shape('button', 64, 23, 24, 9),
  ],
  template_group_notifications: [shape('ground', 6, 20, 84, 16), shape('text', 12, 27, 56, 2.5)],
  template_group_galleries: grid(4, 2),
  template_group_forms: [
    ...[8, 20].map((y) => shape('edge', 14, y, 68, 8)),
    shape('edge', 14, 32, 68, 8),
    shape('button', 14, 44, 22, 7),
  ],
  template_group_titles: [shape('title', 6, 22, 52, 6), shape('text', 6, 33, 36, 2.5)],
};

/** The drawing of a template: its own, that of its columns or its group, or a piece of text. */
export function thumbnailShapes({ type, groups, slots }: Pick<BlockDefinition, 'type' | 'groups' | 'slots'>) {
  const drawn = own[type];
  if (drawn) return drawn;
  const columns = slots.filter((slot) => /^(item|column|block)_?/.test(slot)).length;
  if (columns > 1) {
    const width = (84 - (columns - 1) * 4) / columns;
    return Array.from({ length: columns }, (_, index) => words(6 + index * (width + 4), 10, width, 5)).flat();
  }
  const group = groups.find((one) => byGroup[one]);
  return (group && byGroup[group]) ?? words(6, 10, 84, 5);
}
