import type { InputOf, setProductValues } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Message } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { applyValues } from './apply-values.ts';
import { decide, lockedProducts } from './change-several.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { productRoles } from './product-roles.ts';
import { type ProductValues, valuesOf } from './product-values.ts';

type Change = InputOf<typeof setProductValues>['changes'][number];

const cells = ['price_cents', 'sale_price_cents', 'cost_cents', 'on_hand'] as const;

/** Changes values of products that a member typed in a list. */
export const setProductValuesHandler: Handler<typeof setProductValues> = async (input, context) => {
  const member = requireRole(context, productRoles);
  const { websiteId, idempotencyKey: key, now, translate } = context;
  const changes = new Map(input.changes.map((change) => [change.id, change]));
  const ids = [...changes.keys()];
  return context.write(async (tx) => {
    const products = await lockedProducts(tx, websiteId, ids);
    const once = { websiteId, scope: `set-product-values:${member.id}`, key, request: input, now: now() };
    return idempotent(tx, once, async () => {
      const decided = decide(ids, products, translate, (product) =>
        changedBy(valuesOf(product), changes.get(product.id)),
      );
      const priceMode = await findPriceMode(tx, websiteId);
      const { reason, note } = input;
      const call = { websiteId, member, priceMode, action: 'values' as const, cause: { reason, note } };
      const change = await applyValues(tx, call, decided.changes);
      const changed = decided.changes.map(({ product }) => product.id);
      return { changed, refused: [...decided.refused], change };
    });
  });
};

/** The typed values, unless somebody else changed one of them meanwhile. */
function changedBy(values: ProductValues, change: Change | undefined): ProductValues | { problem: Message } {
  if (change?.on_hand && Object.keys(values.variant_on_hand).length > 0) {
    return { problem: { key: 'product_stock_of_variants' } };
  }
  const typed: Partial<Record<(typeof cells)[number], number | null>> = {};
  for (const cell of cells) {
    const given = change?.[cell];
    if (!given) continue;
    if (given.from !== values[cell] && given.to !== values[cell])
      return { problem: { key: 'product_changed_since' } };
    typed[cell] = given.to;
  }
  const pieces = { ...values.variant_on_hand };
  for (const { variant_id: id, from, to } of change?.variants ?? []) {
    const known = pieces[id];
    if (known === undefined || (from !== known && to !== known))
      return { problem: { key: 'product_changed_since' } };
    pieces[id] = to;
  }
  return { ...values, ...typed, variant_on_hand: pieces } as ProductValues;
}
