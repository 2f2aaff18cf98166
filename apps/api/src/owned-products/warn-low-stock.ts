import { dashboardPath } from '@etalage/api-contract';
import { mailLayout, type MailPart } from '@etalage/site-model/mail';
import { createTranslate, type Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { ownerAddress } from '../orders/owner-mail.ts';
import { findMailWebsite } from '../websites/find-mail-website.ts';
import { sellerOf } from '../websites/seller.ts';
import { websiteMailLook } from '../websites/website-mail-look.ts';

export interface WarnDeps {
  readonly db: AppDatabase;
  /** The addresses of the dashboard and of a host of the website. */
  readonly dashboardUrl: () => string;
  readonly siteUrl: (host: string) => string;
}

interface Low {
  readonly id: string;
  readonly title: string;
  /** The choices of its variant; null for a product without variants. */
  readonly choices: string[] | null;
  readonly available: number;
}

/** Most products whose stock is checked in one sweep; the others follow in the next one. */
const MOST_PRODUCTS = 2000;
/** Most rows of a mail; nobody reads more. */
const MOST_ROWS = 50;

/**
 * Mails the owner once which products, or variants of them, have run down to their limit, of those whose stock or limit
 * changed since the last check. A product that has enough again may be told of again.
 */
export async function warnLowStock(deps: WarnDeps, websiteId: string): Promise<void> {
  await withWebsite(deps.db, websiteId, async (tx) => {
    const due = await takeDue(tx, websiteId);
    if (due.length === 0) return;
    const low = await findLow(tx, websiteId, due);
    const isToldOf = new Set(due.filter(({ low_told }) => low_told).map(({ product_id }) => product_id));
    const ids = [...new Set(low.map(({ id }) => id))];
    await sql`
      update stock set low_due = false, low_told = product_id = any(${ids}::text[])
      where website_id = ${websiteId} and product_id = any(${due.map(({ product_id }) => product_id)}::text[])`.execute(
      tx,
    );
    const fresh = low.filter(({ id }) => !isToldOf.has(id));
    if (fresh.length > 0) await mailOwner(tx, deps, websiteId, fresh);
  });
}

/** Locks stock that changed; what an order or another sweep holds is checked by a later one. */
async function takeDue(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('stock')
    .select(['product_id', 'low_told'])
    .where('website_id', '=', websiteId)
    .where('low_due', '=', true)
    .orderBy('product_id')
    .limit(MOST_PRODUCTS)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

async function findLow(
  tx: WebsiteTransaction,
  websiteId: string,
  due: readonly { readonly product_id: string }[],
): Promise<Low[]> {
  const { rows } = await sql<Low>`
    select p.id, p.title, shelf.choices, shelf.available
    from products p cross join lateral (
      select null::jsonb as choices, s.available from stock s
      where s.website_id = p.website_id and s.product_id = p.id and p.variants = '[]'
      union all
      select variant -> 'choices', v.on_hand - v.reserved
      from jsonb_array_elements(p.variants) variant
      join variant_stock v on v.website_id = p.website_id and v.product_id = p.id and v.variant_id = variant ->> 'id'
    ) shelf
    where p.website_id = ${websiteId} and p.id = any(${due.map(({ product_id }) => product_id)}::text[])
      and p.status = 'published' and p.stock_management and shelf.available <= p.low_stock
    order by p.title, p.id, shelf.choices`.execute(tx);
  return rows;
}

async function mailOwner(
  tx: WebsiteTransaction,
  { dashboardUrl, siteUrl }: WarnDeps,
  websiteId: string,
  low: readonly Low[],
): Promise<void> {
  const website = await findMailWebsite(tx, websiteId);
  const seller = sellerOf(website);
  const recipient = ownerAddress(website.settings, seller);
  if (recipient === '') return;
  const t = createTranslate((website.settings['texts'] ?? {}) as Record<string, string>);
  const products = new Set(low.map(({ id }) => id)).size;
  const [first] = low;
  const subject =
    products === 1
      ? t('stock_mail_subject_one', { title: first?.title ?? '' })
      : t('stock_mail_subject', { count: formatCount(products) });
  const url = dashboardUrl() + dashboardPath(websiteId, '/voorraad?toon=laag');
  const look = websiteMailLook(website, siteUrl(website.host));
  const content = mailLayout({ subject, sender: seller.name, look, parts: partsOf(low, url, t) });
  const mail = { recipient, replyTo: '', senderName: seller.name, subject, ...content };
  await addToOutbox(tx, websiteId, `low-stock:${newId()}`, mail);
}

function partsOf(low: readonly Low[], url: string, t: Translate): MailPart[] {
  const rest = low.length - MOST_ROWS;
  return [
    { kind: 'paragraph', text: t('stock_mail_intro') },
    {
      kind: 'rows',
      rows: low.slice(0, MOST_ROWS).map(({ title, choices, available }) => ({
        label: title,
        details: choices ? [choices.join(', ')] : [],
        value: available > 0 ? t('stock_mail_left', { count: formatCount(available) }) : t('stock_mail_none'),
      })),
    },
    ...(rest > 0
      ? [{ kind: 'paragraph' as const, text: t('stock_mail_more', { count: formatCount(rest) }) }]
      : []),
    { kind: 'button', label: t('stock_mail_button'), url },
    { kind: 'footer', lines: [t('stock_mail_footer')] },
  ];
}
