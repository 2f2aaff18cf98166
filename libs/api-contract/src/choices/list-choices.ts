import { cents } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Kinds of things of a website that a setting of a block can refer to. */
export const choiceKinds = ['products', 'categories', 'pages', 'menus', 'forms', 'templates'] as const;

const choice = z.object({
  id: z.string(),
  title: z.string(),
  /** Its address on the website; '' for what has none. */
  path: z.string(),
  /** Its first picture as it is stored; '' for what has none. */
  picture: z.string(),
  /** `live`: visitors see it; `draft`: they never did; `unpublished`: they no longer do. */
  state: z.enum(['live', 'draft', 'unpublished']),
  /** What a product costs at least, on the side of VAT that the shop shows; null for everything else. */
  price: cents.nullable(),
  /** Whether that is the least of several prices. */
  is_from_price: z.boolean(),
});

/** What can be chosen of one kind, by title; with `ids` those things alone, so that what was chosen can be named. */
export const listChoices = defineEndpoint({
  name: 'list-choices',
  path: '/api/services/websites/v1/choices/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    kind: z.enum(choiceKinds),
    /** Words that all occur in title or address, in any order; capitals and accents do not count. */
    query: z.string().max(200),
    /** Only these; ids that do not exist are left out of the reply. */
    ids: z.array(z.string().max(200)).max(100).optional(),
    offset: z.int().min(0).max(1_000_000),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({ choices: z.array(choice), total: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
