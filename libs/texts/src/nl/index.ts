import { cartApi } from './cart-api.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { orders } from './orders.ts';
import { shop } from './shop.ts';
import { shopRules } from './shop-rules.ts';
import { site } from './site.ts';
import { siteBlocks } from './site-blocks.ts';

/** Every interface text by key, in Dutch. One file per area; site owners override by key (TRN-01). */
export const nl = {
  ...cartApi,
  ...dashboard,
  ...errors,
  ...orders,
  ...shop,
  ...shopRules,
  ...site,
  ...siteBlocks,
} as const;
