import type { ShownPurchase } from '@etalage/shop-domain/schema';

type Methods = Pick<ShownPurchase, 'shipping_method' | 'payment_method'>;

/** The methods that are checked in the form of the checkout; a list without a checked method is left out. */
export function checkedMethods(form: FormData): Partial<Methods> {
  const checked = (['shipping_method', 'payment_method'] as const).flatMap((name) => {
    const id = form.get(name);
    return typeof id === 'string' && id !== '' ? [[name, id] as const] : [];
  });
  return Object.fromEntries(checked);
}
