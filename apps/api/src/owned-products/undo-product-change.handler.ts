import type { undoProductChange } from '@etalage/api-contract';
import { type AuditEvent, findChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError, type Message } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findMakerNames } from '../makers/maker.repository.ts';
import { applyValues } from './apply-values.ts';
import { decide, lockedProducts } from './change-several.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { productRoles } from './product-roles.ts';
import {
  hasPart,
  type ProductValues,
  type ValueKey,
  valueKeys,
  valuesOf,
  withPart,
} from './product-values.ts';

/** Puts back what a change of several products changed. */
export const undoProductChangeHandler: Handler<typeof undoProductChange> = async ({ change }, context) => {
  const member = requireRole(context, productRoles);
  const { websiteId, translate } = context;
  return context.write(async (tx) => {
    const events = await findChange(tx, websiteId, 'product', change);
    if (events.length === 0 || !events.every(isOfValues)) throw new ApiError('not_found');
    const byProduct = new Map(events.map((event) => [event.subject_id, event]));
    const ids = [...byProduct.keys()];
    const products = await lockedProducts(tx, websiteId, ids);
    const makers = new Set((await findMakerNames(tx, websiteId)).map(({ id }) => id));
    const decided = decide(ids, products, translate, (product) =>
      withMaker(valuesBefore(valuesOf(product), byProduct.get(product.id)), makers),
    );
    const priceMode = await findPriceMode(tx, websiteId);
    await applyValues(
      tx,
      { websiteId, member, priceMode, action: 'undone', cause: { reason: 'undo' } },
      decided.changes,
    );
    return { undone: decided.changes.length, refused: [...decided.refused] };
  });
};

/** Whether a change was one of values; other changes are restored in the history of a product. */
function isOfValues({ before, after }: AuditEvent): boolean {
  const isValue = (key: string) => valueKeys.includes(key as ValueKey);
  return before !== null && after !== null && Object.keys({ ...before, ...after }).every(isValue);
}

/** A maker that was deleted meanwhile is not put back. */
function withMaker(
  next: ProductValues | { problem: Message },
  makers: ReadonlySet<string>,
): ProductValues | { problem: Message } {
  if ('problem' in next || next.maker_id === '' || makers.has(next.maker_id)) return next;
  return { problem: { key: 'product_maker_gone' } };
}

function valuesBefore(
  values: ProductValues,
  event: AuditEvent | undefined,
): ProductValues | { problem: Message } {
  const { before, after } = event ?? { before: {}, after: {} };
  // It was undone already.
  if (hasPart(values, before ?? {})) return values;
  if (!hasPart(values, after ?? {})) return { problem: { key: 'product_changed_since' } };
  return withPart(values, before ?? {});
}
