import { picturesOf } from './pictures/product-pictures.ts';
import { productPictures as products } from './pictures/products.ts';
import { roomPictures } from './pictures/rooms.ts';
import type { Scene } from './scene/scene.ts';

/** Products that have pictures. */
export const productSlugs: readonly string[] = Object.keys(products);

/** File names of all pictures of the demo shop, in the order in which a visitor sees them. */
export function pictureNames(): string[] {
  const ofProducts = Object.entries(products).flatMap(([slug, product]) =>
    Object.keys(picturesOf(product())).map((number) => ({ name: `${slug}-${number}`, number })),
  );
  const inTurn = ['1', '3', '2', '4'].flatMap((turn) => ofProducts.filter(({ number }) => number === turn));
  return [...Object.keys(roomPictures), ...inTurn.map(({ name }) => name)];
}

/** The scene of one picture; furniture is only built when it is needed. Throws for an unknown name. */
export function pictureNamed(name: string): Scene {
  const [, slug = '', number = ''] = /^(.+)-(\d)$/.exec(name) ?? [];
  const product = products[slug];
  const scene = roomPictures[name] ?? (product && picturesOf(product())[number]);
  if (!scene) throw new Error(`there is no picture called ${name}`);
  return scene();
}
