import type { ProductPictures } from './product-pictures.ts';
import { beds } from './products/beds.ts';
import { cabinets } from './products/cabinets.ts';
import { chairs } from './products/chairs.ts';
import { diningTables } from './products/dining-tables.ts';
import { lamps } from './products/lamps.ts';
import { lowTables } from './products/low-tables.ts';
import { onWalls } from './products/on-walls.ts';
import { sofas } from './products/sofas.ts';
import { textiles } from './products/textiles.ts';
import { upkeep } from './products/upkeep.ts';

/** How each product of the demo shop is pictured, by its slug. */
export const productPictures: Readonly<Record<string, () => ProductPictures>> = {
  ...diningTables,
  ...lowTables,
  ...chairs,
  ...sofas,
  ...cabinets,
  ...onWalls,
  ...beds,
  ...lamps,
  ...textiles,
  ...upkeep,
};
