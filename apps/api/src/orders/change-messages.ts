import type { ShownChange } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import type { Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findProductsWithStock } from '../products/product.repository.ts';

/** What changed since the checkout was shown, as messages. Only a line that is gone needs a query, for its title. */
export async function changeMessages(
  tx: WebsiteTransaction,
  websiteId: string,
  changes: readonly ShownChange[],
): Promise<Message[]> {
  const gone = changes.flatMap((change) => (change.kind === 'removed' ? [change.product_id] : []));
  const products = gone.length > 0 ? await findProductsWithStock(tx, websiteId, gone) : [];
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return changes.map((change) => messageOf(change, titles));
}

function messageOf(change: ShownChange, titles: ReadonlyMap<string, string>): Message {
  const key = `order_change_${change.kind}`;
  switch (change.kind) {
    case 'price':
    case 'discount':
    case 'shipping':
    case 'payable': {
      const amounts = { before: formatMoney(change.before), now: formatMoney(change.now) };
      return { key, values: { ...('title' in change && { title: change.title }), ...amounts } };
    }
    case 'quantity':
      return { key, values: { title: change.title, before: change.before, now: change.now } };
    case 'removed': {
      const title = titles.get(change.product_id);
      return title === undefined ? { key: 'order_change_removed_unknown' } : { key, values: { title } };
    }
    case 'shipping_method':
    case 'payment_method':
      return change.title === '' ? { key: `${key}_none` } : { key, values: { title: change.title } };
    case 'added':
      return { key, values: { title: change.title } };
    case 'vat':
    case 'vat_scheme':
    case 'quote':
      return { key };
  }
}
