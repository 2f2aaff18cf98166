import type { OwnedShippingRule } from '@etalage/shop-domain';
import type { OwnedShippingMethod, ShippingContent } from '../../queries/shipping-queries.ts';

/** The values of the form of a shipping method. */
export interface ShippingForm {
  title: string;
  kind: 'delivery' | 'pickup';
  enabled: boolean;
  /** The id of a VAT class, or '' for the VAT of the goods. */
  vat_class_id: string;
  rules: OwnedShippingRule[];
}

/** What a new method begins with; its first rule is still to be made. */
export const newShipping: ShippingContent = {
  title: '',
  enabled: true,
  is_pickup: false,
  vat_class_id: null,
  rules: [],
};

/** A method as its form shows it. */
export function shippingFormOf(content: ShippingContent): ShippingForm {
  return {
    title: content.title,
    kind: content.is_pickup ? 'pickup' : 'delivery',
    enabled: content.enabled,
    vat_class_id: content.vat_class_id ?? '',
    rules: [...content.rules],
  };
}

/** What the form says. */
export function shippingOf({ title, kind, enabled, vat_class_id, rules }: ShippingForm): ShippingContent {
  return {
    title: title.trim(),
    enabled,
    is_pickup: kind === 'pickup',
    vat_class_id: vat_class_id === '' ? null : vat_class_id,
    rules: [...rules],
  };
}

/** Only what is saved of a method. */
export function shippingContentOf({
  id: _id,
  version: _version,
  ...content
}: OwnedShippingMethod): ShippingContent {
  return content;
}

/** The methods as they would be with one of them changed, added (without an id of another) or, as null, left out. */
export function withMethod(
  methods: readonly OwnedShippingMethod[],
  id: string,
  content: ShippingContent | null,
): OwnedShippingMethod[] {
  if (content === null) return methods.filter((one) => one.id !== id);
  const isThere = methods.some((one) => one.id === id);
  const changed = methods.map((one) => (one.id === id ? { ...one, ...content } : one));
  return isThere ? changed : [...changed, { ...content, id, version: 0 }];
}
