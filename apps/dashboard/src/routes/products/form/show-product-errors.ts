import type { Path, UseFormReturn } from 'react-hook-form';
import { tidyProperties } from '@etalage/shop-domain';
import { keptVariants } from '../options/variant-form.ts';
import type { ProductForm } from './product-form-values.ts';

/**
 * Shows messages at their fields, of which the first on the screen gets the focus; returns those that belong to no field.
 * The server names a field within `product`. `reveal` shows a field that is not on the screen.
 */
export function showProductErrors(
  form: UseFormReturn<ProductForm>,
  errors: Readonly<Record<string, readonly string[]>>,
  reveal?: (name: string) => void,
): string {
  const values = form.getValues();
  const known = Object.keys(values);
  const places = keptVariants(values).map(({ place }) => place);
  const rest: string[] = [];
  let isFirst = true;
  for (const [path, messages] of Object.entries(errors)) {
    const name = propertyPath(fieldOf(path, places), values);
    const [field = ''] = name.split('.');
    if (!known.includes(field)) {
      rest.push(...messages);
      continue;
    }
    form.setError(name as Path<ProductForm>, { message: messages[0] ?? '' }, { shouldFocus: isFirst });
    if (isFirst) reveal?.(name);
    isFirst = false;
  }
  return rest.join(' ');
}

/** Properties are sent in an order of their own; in the form each is at its place there. */
function propertyPath(name: string, { properties }: ProductForm): string {
  const sent = /^properties\.(\d+)/.exec(name)?.[1];
  if (sent === undefined) return name;
  const key = tidyProperties(properties)[Number(sent)]?.key;
  const place = properties.findIndex((one) => one.key === key);
  return place < 0 ? name : `properties.${place}`;
}

/**
 * The field of the form for a path of the contract: one choice has its price at `choices`, and its amount as text. Of the
 * variants only those at `places` were sent.
 */
function fieldOf(path: string, places: readonly number[]): string {
  return path
    .replace(/^product\./, '')
    .replace(/^(images|categories|related)\.\d+$/, '$1')
    .replace(/^(options\.\d+)\.options\.(\d+)\.price_cents$/, '$1.choices.$2.price')
    .replace(/^(options\.\d+)\.options\b/, '$1.choices')
    .replace(/^(options\.\d+)\.calculation_options\b/, '$1.steps')
    .replace(/^variants\.(\d+)/, (_, sent: string) => `variants.${places[Number(sent)] ?? sent}`)
    .replace(/^(variants\.\d+)\.(choices|images)\.\d+$/, '$1.$2')
    .replace(/^(variants\.\d+)\.images$/, '$1.choices')
    .replace(/^(variants\.\d+)\.difference_cents$/, '$1.difference')
    .replace(/^(variants\.\d+)\.weight_grams$/, '$1.weight');
}
