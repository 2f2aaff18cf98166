import { z } from 'zod';

/** In what the content of a product is measured. */
export const contentUnits = ['g', 'kg', 'ml', 'l', 'm', 'm2', 'piece'] as const;

/** The most thousandths of a unit that one piece can have. */
export const MAX_CONTENT = 1_000_000_000;

export const contentUnit = z.enum(contentUnits);
/** In thousandths of its unit: 750 for 0,75 l. */
export const contentMilli = z.int().min(1).max(MAX_CONTENT);

/** What is in one piece of a product, for its price per kilogram, litre, metre or piece. */
export const productContent = z.object({ milli: contentMilli, unit: contentUnit });

export type ContentUnit = z.output<typeof contentUnit>;
export type ProductContent = z.output<typeof productContent>;
