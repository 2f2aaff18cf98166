import { pageDocument, site } from '@etalage/site-model/schema';
import { z } from 'zod';

const entity = z.record(z.string(), z.unknown());

/** The page context for blocks, in the shape that the blocks library uses; entities are sample data. */
export const pageContext = z.object({
  site,
  kind: z.string().max(64),
  path: z.string().max(2000),
  query: z.string().max(2000).default(''),
  postTitle: z.string().max(1000).default(''),
  breadcrumbs: z
    .array(z.object({ title: z.string(), url: z.string(), active: z.boolean() }))
    .max(100)
    .default([]),
  connections: z.record(z.string(), z.array(z.unknown())).default({}),
  /** Templates that blocks show, by id. */
  partials: z.record(z.string(), pageDocument).default({}),
  shop: z.object({ cart: z.string(), checkout: z.string(), thankyou: z.string(), search: z.string() }),
  orderSession: z.string().max(200).default(''),
  product: entity.optional(),
  inStock: z.boolean().optional(),
  category: entity.optional(),
  cart: entity.optional(),
  order: entity.optional(),
  search: entity.optional(),
});

export type FramePage = z.infer<typeof pageContext>;
