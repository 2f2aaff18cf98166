import { z } from 'zod';

export const customerSorts = ['seen', 'name', 'orders', 'turnover'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** Those who ordered something, those who only ever sent a form, and those who bought for a company. */
export const customerGroups = ['orders', 'forms', 'companies'] as const;
export type CustomerGroup = (typeof customerGroups)[number];

/** What an owner looks for in the list of customers, and in which order; without it all, those last seen first. */
export const customerSearch = {
  /** Words that all occur in name, company, e-mail, phone, postcode or place; capitals and accents do not count. */
  query: z.string().max(200).default(''),
  group: z.enum(customerGroups).optional(),
  /** Code of the country of the invoice. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  sort: z.enum(customerSorts).default('seen'),
  descending: z.boolean().default(true),
};
export type CustomerSearch = z.output<z.ZodObject<typeof customerSearch>>;
