import { sql } from 'kysely';
import type { LegalFacts } from '@etalage/shop-domain';
import { EU_COUNTRIES, isPayLaterFor, paymentObstacle } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { startOfDay } from '../db/start-of-day.ts';
import { readPaymentSettings } from '../shop-settings/payment-method.repository.ts';
import { findShippingMethods } from '../shop-settings/shipping-method.repository.ts';
import type { ShopSettings } from '../websites/shop-settings.ts';

type Counted = Pick<
  LegalFacts['shop'],
  'sells_goods' | 'has_belgian_companies' | 'keeps_mails' | 'sold_abroad'
>;

const MONTH = 30 * 24 * 3_600_000;
const YEAR = 365 * 24 * 3_600_000;

/** What a shop has and sold, as far as the rules ask. */
export async function findCounted(
  tx: WebsiteTransaction,
  websiteId: string,
  { sellerCountry }: Pick<ShopSettings, 'sellerCountry'>,
  now: Date,
): Promise<Counted> {
  const abroad = EU_COUNTRIES.filter((country) => country !== sellerCountry);
  const year = startOfDay(`${dutchDayOf(now).slice(0, 4)}-01-01`);
  const lastYear = new Date(now.getTime() - YEAR);
  const recently = new Date(now.getTime() - MONTH);
  const { rows } = await sql<Counted>`
    select
      exists (select from products p where p.website_id = ${websiteId} and p.status = 'published'
        and p.kind = 'goods' and p.enable_checkout) as sells_goods,
      ${sellerCountry} = 'BE' and exists (select from orders o where o.website_id = ${websiteId}
        and o.created_at >= ${lastYear} and o.customer ->> 'invoice_country' = 'BE' and (o.customer ->> 'invoice_is_company')::boolean
        and trim(o.customer ->> 'invoice_tax_number') <> '') as has_belgian_companies,
      exists (select from mail_outbox m where m.website_id = ${websiteId} and m.status = 'kept'
        and m.created_at >= ${recently}) as keeps_mails,
      (select coalesce(sum(v.gross - v.tax), 0)::float8 from order_vat v where v.website_id = ${websiteId}
        and v.is_booked and v.at >= ${year} and v.category = 'S' and v.destination = ''
        and v.country = any(${abroad})) as sold_abroad`.execute(tx);
  return rows[0] ?? { sells_goods: false, has_belgian_companies: false, keeps_mails: false, sold_abroad: 0 };
}

const consumer = { isCompany: false, total: 0 };

/** How goods reach buyers, and with what consumers among them can pay. */
export async function findMethodFacts(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<Pick<LegalFacts, 'delivery' | 'payments'>> {
  const methods = await findShippingMethods(tx, websiteId);
  const { methods: payments, takes_online, handovers } = await readPaymentSettings(tx, websiteId);
  const shop = { takes_online, handovers };
  return {
    delivery: methods.filter(({ enabled }) => enabled),
    payments: payments
      .filter((method) => paymentObstacle(method, shop) === '')
      .filter(({ pay_later }) => pay_later === null || isPayLaterFor(pay_later, consumer))
      .map(({ id }) => id),
  };
}
