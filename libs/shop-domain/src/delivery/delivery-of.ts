import { type DeliveryDays, MAX_DELIVERY_DAYS } from '../schema/delivery-days.schema.ts';

/** The two numbers as they are stored; null for nothing said. */
export interface StoredDelivery {
  readonly delivery_from: number | null;
  readonly delivery_to: number | null;
}

/** Within how many working days something is delivered; null where nothing is said. */
export function storedDelivery({
  delivery_from: from,
  delivery_to: to,
}: StoredDelivery): DeliveryDays | null {
  return from === null || to === null ? null : { from, to };
}

/** The delivery of a product: its own, else that of the shop; a service is not delivered unless its owner says so. */
export function deliveryOf(
  product: StoredDelivery & { readonly kind: 'goods' | 'services' },
  ofShop: DeliveryDays | null,
): DeliveryDays | null {
  return storedDelivery(product) ?? (product.kind === 'goods' ? ofShop : null);
}

/** Whether two typed numbers say when something is delivered, or nothing: both or neither, in their order. */
export function isDelivery({ delivery_from: from, delivery_to: to }: StoredDelivery): boolean {
  if (from === null || to === null) return from === to;
  return from >= 1 && from <= to && to <= MAX_DELIVERY_DAYS;
}

/** Key of the words for when something is delivered, with `from` and `to`. */
export function deliveryKey({ from, to }: DeliveryDays) {
  if (from < to) return 'webshop_product_delivery' as const;
  return to === 1 ? ('webshop_product_delivery_one' as const) : ('webshop_product_delivery_in' as const);
}
