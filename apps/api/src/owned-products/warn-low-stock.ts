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

/** More would make a mail that nobody reads; the others follow in the next one. */
const MOST_PRODUCTS = 50;

/**
 * Mails the owner once which products, or variants of them, have run down to their limit. A product that has enough again
 * may be told of again.
 */
export async function warnLowStock(deps: WarnDeps, websiteId: string): Promise<void> {
  await withWebsite(deps.db, websiteId, async (tx) => {
    await forgetRestocked(tx, websiteId);
    const low = await findLow(tx, websiteId);
    if (low.length === 0) return;
    await sql`
      update products set low_stock_told = true
      where website_id = ${websiteId} and id = any(${low.map(({ id }) => id)}::text[])`.execute(tx);
    await mailOwner(tx, deps, websiteId, low);
  });
}

/** Pieces that can be ordered of a product `p` without variants, or of each of its variants. */
const shelves = sql`(
  select null::jsonb as choices, s.available from stock s
  where s.website_id = p.website_id and s.product_id = p.id and p.variants = '[]'
  union all
  select variant -> 'choices', v.on_hand - v.reserved
  from jsonb_array_elements(p.variants) variant
  join variant_stock v on v.website_id = p.website_id and v.product_id = p.id and v.variant_id = variant ->> 'id')`;

async function forgetRestocked(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await sql`
    update products p set low_stock_told = false
    where p.website_id = ${websiteId} and p.low_stock_told and (p.low_stock is null or not p.stock_management
      or not exists (select from ${shelves} shelf where shelf.available <= p.low_stock))`.execute(tx);
}

async function findLow(tx: WebsiteTransaction, websiteId: string): Promise<Low[]> {
  const { rows } = await sql<Low>`
    select p.id, p.title, shelf.choices, shelf.available
    from (
      select * from products p
      where p.website_id = ${websiteId} and p.status = 'published' and p.low_stock is not null
        and p.stock_management and not p.low_stock_told
        and exists (select from ${shelves} shelf where shelf.available <= p.low_stock)
      order by p.id limit ${MOST_PRODUCTS} for no key update skip locked) p
    cross join lateral ${shelves} shelf
    where shelf.available <= p.low_stock
    order by p.title, p.id, shelf.choices`.execute(tx);
  return rows;
}

async function mailOwner(
  tx: WebsiteTransaction,
  { dashboardUrl, siteUrl }: WarnDeps,
  websiteId: string,
  low: readonly Low[],
): Promise<void> {
  const website = await tx
    .selectFrom('websites as w')
    .select(['w.name', 'w.settings'])
    .select((eb) =>
      eb
        .selectFrom('website_hosts as h')
        .select('h.host')
        .whereRef('h.website_id', '=', 'w.id')
        .limit(1)
        .as('host'),
    )
    .where('w.id', '=', websiteId)
    .executeTakeFirstOrThrow();
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
  const url = dashboardUrl() + dashboardPath(websiteId, '/producten?voorraad=laag');
  const look = websiteMailLook(website, siteUrl(website.host ?? ''));
  const content = mailLayout({ subject, sender: seller.name, look, parts: partsOf(low, url, t) });
  const mail = { recipient, replyTo: '', senderName: seller.name, subject, ...content };
  await addToOutbox(tx, websiteId, `low-stock:${newId()}`, mail);
}

function partsOf(low: readonly Low[], url: string, t: Translate): MailPart[] {
  return [
    { kind: 'paragraph', text: t('stock_mail_intro') },
    {
      kind: 'rows',
      rows: low.map(({ title, choices, available }) => ({
        label: title,
        details: choices ? [choices.join(', ')] : [],
        value: available > 0 ? t('stock_mail_left', { count: formatCount(available) }) : t('stock_mail_none'),
      })),
    },
    { kind: 'button', label: t('stock_mail_button'), url },
    { kind: 'footer', lines: [t('stock_mail_footer')] },
  ];
}
