import { z } from 'zod';

/** Most working days that a delivery can be said to take. */
export const MAX_DELIVERY_DAYS = 365;

/** A number as an owner types it; `isDelivery` refuses 0, with the others. */
export const deliveryDay = z.int().min(0).max(MAX_DELIVERY_DAYS);

/** Within how many working days something is delivered: at the earliest and at the latest. */
export const deliveryDays = z.object({ from: deliveryDay, to: deliveryDay });

export type DeliveryDays = z.output<typeof deliveryDays>;
