import { z } from 'zod';
import { MAX_UNIT_CENTS } from '../money/parse-amount.ts';

/** Maximum number of conditions of a rule. */
export const MAX_RULE_CONDITIONS = 10;

/** Maximum number of categories with a rule of a website: each change of a product is compared with all of them. */
export const MAX_RULE_CATEGORIES = 100;

/** Maximum number of filters that a category shows. */
export const MAX_CATEGORY_FILTERS = 100;

/** In which order visitors see the products of a category. */
export const categorySorts = ['manual', 'newest', 'cheapest', 'dearest', 'title'] as const;

const priceCents = z.int().min(0).max(MAX_UNIT_CENTS).nullable();
const text = z.string().trim().max(200);
const ruleCondition = z.discriminatedUnion('field', [
  z.object({ field: z.literal('brand'), text }),
  z.object({ field: z.literal('title'), text }),
  /** The lowest price that its tile shows, in cents of the price mode, both ends included; null for no limit. */
  z.object({ field: z.literal('price'), from: priceCents, to: priceCents }),
  z.object({ field: z.literal('sale') }),
  /** What its article number, or that of one of its variants, begins with. */
  z.object({ field: z.literal('article_number'), text }),
  z.object({ field: z.literal('filter'), key: z.string().max(200), value: z.string().max(500) }),
  /** A category that the product was put in by hand. */
  z.object({ field: z.literal('category'), id: z.string().max(200) }),
]);

/** Which products a category has. Whether it makes sense is decided by `checkCategoryRule`. */
export const categoryRule = z.object({
  match: z.enum(['all', 'any']),
  conditions: z.array(ruleCondition).max(MAX_RULE_CONDITIONS),
});

export type CategorySort = (typeof categorySorts)[number];
export type RuleCondition = z.output<typeof ruleCondition>;
export type CategoryRule = z.output<typeof categoryRule>;
