import { MAX_SHIPPING_METHODS } from '@etalage/api-contract';
import { checkShippingMethod, type OwnedShippingMethodContent } from '@etalage/shop-domain';
import { ApiError, type FieldMessages, type Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findVatClasses } from './shipping-method.repository.ts';

/** A method without what its kind leaves unused: nobody asks where a customer lives who picks up. */
export function tidiedShipping(content: OwnedShippingMethodContent): OwnedShippingMethodContent {
  const rules = content.rules.map((rule) => ({
    ...rule,
    countries: content.is_pickup ? [] : [...new Set(rule.countries)],
    postcode_from: content.is_pickup ? '' : rule.postcode_from,
    postcode_to: content.is_pickup ? '' : rule.postcode_to,
  }));
  return { ...content, rules };
}

/** Refuses a method that cannot be stored, at its fields. Throws `validation_failed`. */
export async function refuseShipping(
  tx: WebsiteTransaction,
  websiteId: string,
  content: OwnedShippingMethodContent,
): Promise<void> {
  const found: Record<string, readonly Message[]> = { ...checkShippingMethod(content) };
  const { vat_class_id: vat } = content;
  const isGone = vat !== null && !(await findVatClasses(tx, websiteId)).some(({ id }) => id === vat);
  if (isGone) found['vat_class_id'] = [{ key: 'shipping_vat_gone' }];
  const fields: FieldMessages = Object.fromEntries(
    Object.entries(found).map(([field, messages]) => [`method.${field}`, messages]),
  );
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
}

/** Refuses one more method than a website may have. */
export function refuseTooMany(count: number): void {
  if (count < MAX_SHIPPING_METHODS) return;
  const general = [{ key: 'shipping_too_many' as const, values: { most: MAX_SHIPPING_METHODS } }];
  throw new ApiError('validation_failed', { general });
}
