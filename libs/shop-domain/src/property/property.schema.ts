import { z } from 'zod';

/** Most properties of a website, values of one property, and values that a product has of one property. */
export const MAX_PROPERTIES = 100;
export const MAX_PROPERTY_VALUES = 500;
export const MAX_VALUES_OF_PRODUCT = 50;

/** What a property is: a choice of names, a choice of names with their colours, or a number. */
export const propertyKinds = ['choice', 'colour', 'range'] as const;

/** Most characters of a title and of a value. */
export const MAX_PROPERTY_TEXT = 100;

export const propertyTitle = z.string().trim().min(1).max(MAX_PROPERTY_TEXT);
/** Stands behind the numbers of a range, such as "cm"; '' for none. */
export const propertyUnit = z.string().trim().max(20);
export const propertyValue = z.string().trim().min(1).max(MAX_PROPERTY_TEXT);
/** `#rrggbb`; '' without one. */
export const propertyColor = z.string().regex(/^(#[0-9a-f]{6})?$/);

/**
 * What an owner saves of a property. `from` of a value names the stored values that become it, so that it keeps its
 * products: its own name for one that stays, an earlier name for one that is renamed, several for values that are merged,
 * none for a new one. A stored value that no `from` names is taken from all products.
 */
export const ownedPropertyContent = z.object({
  title: propertyTitle,
  kind: z.enum(propertyKinds),
  unit: propertyUnit,
  /** In the order in which visitors see them; none of a range. */
  values: z
    .array(
      z.object({
        value: propertyValue,
        color: propertyColor,
        from: z.array(z.string().min(1).max(1000)).max(MAX_PROPERTY_VALUES),
      }),
    )
    .max(MAX_PROPERTY_VALUES),
});

/** The values of a product by the key of their property; a number is written as "12,5". */
export const productProperties = z
  .array(
    z.object({
      key: z.string().min(1).max(1000),
      values: z.array(z.string().max(1000)).max(MAX_VALUES_OF_PRODUCT),
    }),
  )
  .max(MAX_PROPERTIES);

export type PropertyKind = (typeof propertyKinds)[number];
export type OwnedPropertyContent = z.output<typeof ownedPropertyContent>;
export type ProductProperty = z.output<typeof productProperties>[number];
