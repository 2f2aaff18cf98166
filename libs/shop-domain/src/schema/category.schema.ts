import { z } from 'zod';
import { id } from './codecs.ts';
import { filter } from './filter.schema.ts';
import { tile } from './product.schema.ts';

const categoryLayouts = [
  '',
  'sub_categories',
  'sub_categories_full_width',
  'products',
  'products_filters',
] as const;

/** custom_fields of a category page (CAT-10). An empty layout shows one combined view (CAT-06). */
export const categoryPage = z.object({
  id,
  title: z.string(),
  short_description: z.string(),
  description: z.string(),
  layout: z.enum(categoryLayouts),
  products: z.array(tile),
  sub_categories: z.array(tile),
  filters: z.array(filter),
});

export type CategoryPage = z.output<typeof categoryPage>;
