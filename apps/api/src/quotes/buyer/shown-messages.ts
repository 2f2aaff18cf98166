import type { getQuote, OutputOf } from '@etalage/api-contract';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { QuoteRow } from '../../payments/order.repository.ts';
import { findMailWebsite } from '../../websites/find-mail-website.ts';
import { sellerOf } from '../../websites/seller.ts';
import { findQuoteMessages } from './quote-messages.repository.ts';

type Shown = OutputOf<typeof getQuote>['messages'];

/** What was written about a quote, as its buyer sees it: the shop answers as a shop, whoever of its people wrote. */
export async function shownMessages(
  tx: WebsiteTransaction,
  quote: Pick<QuoteRow, 'website_id' | 'id'>,
): Promise<Shown> {
  const rows = await findQuoteMessages(tx, quote);
  if (rows.length === 0) return [];
  const shop = sellerOf(await findMailWebsite(tx, quote.website_id)).name;
  return rows.map(({ id, author, name, text, created_at: at }) => ({
    id,
    from: author,
    name: author === 'shop' ? shop : name,
    text,
    at,
  }));
}
