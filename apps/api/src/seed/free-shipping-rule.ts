import type { ShippingRule } from '@etalage/shop-domain';

/** A shipping rule for every cart, free of charge; a specific rule overrides some of its properties. */
export const freeShippingRule: ShippingRule = {
  countries: [],
  postcode_from: '',
  postcode_to: '',
  min_weight: null,
  max_weight: null,
  min_amount: null,
  max_amount: null,
  min_quantity: null,
  max_quantity: null,
  price: 0,
  free_from: null,
};
