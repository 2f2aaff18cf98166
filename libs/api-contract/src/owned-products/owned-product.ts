import { ownedProductContent } from '@etalage/shop-domain/schema';
import { z } from 'zod';

/** A product as its owner edits it: everything that one save stores, and what only other calls change. */
export const ownedProduct = ownedProductContent.extend({
  id: z.string(),
  /** Increases with every change of the product. */
  version: z.int(),
  /** Pieces in stock and how many of them are reserved by orders; null where no stock was ever entered. */
  on_hand: z.int().nullable(),
  reserved: z.int().nullable(),
  /** The same of each variant, by its id. */
  variant_stock: z.record(z.string(), z.object({ on_hand: z.int(), reserved: z.int() })),
  /** Titles of the categories that it is in by their rule, which a save leaves alone. */
  rule_categories: z.array(z.string()),
  updated_at: z.string(),
});

export const productId = z.string().min(1).max(200);
export const productVersion = z.int().min(1).max(2_000_000_000);

/** Maximum number of products that one call changes. */
export const MAX_CHANGED_PRODUCTS = 1000;

/** `planned`: a draft that visitors see from a moment on. */
export const productStates = ['published', 'draft', 'planned', 'archived'] as const;

/** Why a row of a change of several products was left as it is. */
export const refusedProduct = z.object({ id: z.string(), title: z.string(), message: z.string() });
