/** What the law has a shop say of a product, for `index.ts`. */

export { unitPrice, unitRatio } from './unit-price/unit-price.ts';
export { contentCell, milliOf, typedMilli } from './unit-price/typed-content.ts';
export { contentUnits } from './schema/product-content.schema.ts';
export type { ContentUnit, ProductContent } from './schema/product-content.schema.ts';
export { deliveryKey, deliveryOf, storedDelivery } from './delivery/delivery-of.ts';
export { MAX_DELIVERY_DAYS } from './schema/delivery-days.schema.ts';
export type { DeliveryDays } from './schema/delivery-days.schema.ts';
export { checkMaker, electronicLink, tidiedMaker } from './maker/check-maker.ts';
export { MAX_MAKERS } from './schema/maker.schema.ts';
export type { MakerContent } from './schema/maker.schema.ts';
export { WITHDRAWAL_DAYS } from './withdrawal/withdrawal-term.ts';
export { exclusionOf, exclusionOfShown, isAlwaysExcluded } from './withdrawal/withdrawal-exclusion.ts';
export { withdrawalExclusions } from './schema/withdrawal-exclusion.schema.ts';
export type { WithdrawalExclusion } from './schema/withdrawal-exclusion.schema.ts';
