import type { ListedProperty } from '../../../queries/property-queries.ts';
import type { ProductForm } from './product-form-values.ts';

/**
 * The values of a product without those of properties that were deleted elsewhere while its form was open: no field shows
 * them, so that nobody could take them away. All of them while the properties are not known.
 */
export function knownProperties(
  properties: ProductForm['properties'],
  definitions: readonly Pick<ListedProperty, 'key'>[] | undefined,
): ProductForm['properties'] {
  if (!definitions) return properties;
  const keys = new Set(definitions.map(({ key }) => key));
  return properties.filter(({ key }) => keys.has(key));
}
