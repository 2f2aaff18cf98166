import type { PropertyKind } from './property.schema.ts';

/** A property as far as it decides what a product can have of it. */
export interface PropertyDefinition {
  /** Made once of its first title; addresses of visitors contain it. */
  readonly key: string;
  readonly title: string;
  readonly kind: PropertyKind;
  readonly unit: string;
  readonly values: readonly { readonly value: string; readonly color: string }[];
}
