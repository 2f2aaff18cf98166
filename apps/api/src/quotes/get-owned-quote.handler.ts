import type { getOwnedQuote, getQuoteStart, OutputOf } from '@etalage/api-contract';
import { isOfferExpired, quoteStatusOf } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { orderPagePath } from '../websites/order-page-path.ts';
import type { QuoteRow } from '../payments/order.repository.ts';
import { findProductsWithStock } from '../products/product.repository.ts';
import { customerOf } from '../vat-numbers/cart-customer.ts';
import { findMailWebsite } from '../websites/find-mail-website.ts';
import { findQuoteFiles } from './offer-files.ts';
import { findOfferShop, findVatChoices, type OfferShop } from './offer-shop.repository.ts';
import { viesStatusOf } from './offer-vies.ts';
import { findOffers, findQuote, findQuoteOrder, type OfferRow } from './offers.repository.ts';
import { offeredPayments } from './place-offer.ts';
import { emptyOffer, requestedOffer } from './requested-offer.ts';
import { requestedPart } from './requested-part.ts';

type Terms = OutputOf<typeof getOwnedQuote>['terms'];

/** A quote with its versions, for its shop. */
export const getOwnedQuoteHandler: Handler<typeof getOwnedQuote> = async ({ number }, context) => {
  requireRole(context, orderRoles);
  const { websiteId, now, ports } = context;
  const today = dutchDayOf(now());
  return context.read(async (tx) => {
    const quote = await findQuote(tx, websiteId, { number });
    if (!quote) throw new ApiError('not_found');
    const offers = await findOffers(tx, quote);
    const [newest] = offers;
    const shop = await findOfferShop(tx, websiteId, now());
    const { host } = await findMailWebsite(tx, websiteId);
    const customer = newest?.customer ?? quote.customer;
    return {
      quote: {
        number: quote.number,
        version: quote.version,
        status: quoteStatusOf(quote, today),
        created_at: quote.created_at,
        requested: requestedPart(quote),
        order_number: (await findQuoteOrder(tx, quote))?.number ?? '',
        page_url: ports.siteUrl(host) + orderPagePath(shop.website.settings, quote.token),
        email: quote.email,
      },
      customer,
      offers: offers.map((offer) => ownedOffer(offer, today)),
      files: [...(await findQuoteFiles(tx, quote, namedFiles(offers))).values()],
      shown: shownOf(offers.find(({ state }) => state === 'sent' || state === 'accepted')),
      start: newest?.content ?? (await startOf(tx, quote, now())),
      terms: {
        ...termsOf(shop),
        vies: viesStatusOf((newest ?? quote).snapshot),
        vies_number: customer.invoice_tax_number,
      },
      vat_classes: await findVatChoices(tx, websiteId),
      payments: newest ? offeredPayments(newest, shop).map(({ id, title }) => ({ id, title })) : [],
      today,
    };
  });
};

/** What a quote without a request begins with. */
export const getQuoteStartHandler: Handler<typeof getQuoteStart> = async (_input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, now } = context;
  return context.read(async (tx) => {
    const shop = await findOfferShop(tx, websiteId, now());
    return {
      customer: customerOf({}, shop.settings.sellerCountry),
      start: emptyOffer(now()),
      terms: { ...termsOf(shop), vies: 'unchecked', vies_number: '' },
      vat_classes: await findVatChoices(tx, websiteId),
      today: dutchDayOf(now()),
    };
  });
};

const namedFiles = (offers: readonly OfferRow[]) => [
  ...new Set(offers.flatMap(({ content }) => content.files)),
];

function termsOf({ settings }: OfferShop): Omit<Terms, 'vies' | 'vies_number'> {
  return {
    price_mode: settings.priceMode,
    seller_country: settings.sellerCountry,
    oss_active: settings.isOssActive,
    small_business: settings.isSmallBusiness,
    vat_rates: settings.vatRates,
  };
}

function shownOf(offer: OfferRow | undefined): OutputOf<typeof getOwnedQuote>['shown'] {
  if (!offer) return null;
  const { shoppingcart: checkout, shipment, vies } = offer.snapshot.cart;
  return { checkout, shipment, vies };
}

function ownedOffer(offer: OfferRow, today: string): OutputOf<typeof getOwnedQuote>['offers'][number] {
  const { number, state, content, total_excl_tax, total_incl_tax } = offer;
  const { saved_at, sent_at, accepted_at, accepted_name } = offer;
  const moments = { saved_at, sent_at, accepted_at, accepted_name };
  return {
    number,
    state,
    is_expired: isOfferExpired(offer, today),
    content,
    total_excl_tax,
    total_incl_tax,
    ...moments,
  };
}

/** What was asked for, at its prices of then, as an offer. */
async function startOf(tx: WebsiteTransaction, quote: QuoteRow, now: Date) {
  const ids = [...new Set(quote.snapshot.cart.quote.products.map(({ product_id }) => product_id))];
  const products = ids.length === 0 ? [] : await findProductsWithStock(tx, quote.website_id, ids);
  return requestedOffer(quote.snapshot, new Map(products.map((product) => [product.id, product])), now);
}
