import { deliveryDay } from '@etalage/shop-domain/schema';

const stored = deliveryDay.nullable().catch(null);

/** When goods of a website are delivered, as `settings.modules.webshop` has it; what is missing or unreadable says nothing. */
export const storedDeliveryDays = { delivery_from: stored, delivery_to: stored };
