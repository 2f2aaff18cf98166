import { z } from 'zod';
import { categoryRule, categorySorts, MAX_CATEGORY_FILTERS } from '../category-rule/category-rule.schema.ts';
import { categoryPage } from '../schema/category.schema.ts';

const html = z.string().max(200_000);

/** What an owner saves of a category; where it stands is changed apart. */
export const ownedCategoryContent = z.object({
  status: z.enum(['draft', 'published', 'archived']),
  title: z.string().trim().min(1).max(200),
  /** Path of its page, e.g. `/tafels`. */
  url: z.string().min(1).max(500),
  /** Where its tiles lead instead of to its own page; '' for its own page. */
  link: z.string().max(2000),
  layout: categoryPage.shape.layout,
  /** The address of its picture; '' without one. */
  image: z.string().max(500),
  short_description: html,
  description: html,
  /** In which order visitors see its products. */
  sort: z.enum(categorySorts),
  /** Which products it has; null if they are chosen by hand. */
  rule: categoryRule.nullable(),
  /** Keys of the filters that visitors see, in their order; null for all that its products have. */
  filters: z.array(z.string().min(1).max(200)).max(MAX_CATEGORY_FILTERS).nullable(),
  seo_title: z.string().max(200),
  seo_description: z.string().max(500),
});

export type OwnedCategoryContent = z.output<typeof ownedCategoryContent>;
