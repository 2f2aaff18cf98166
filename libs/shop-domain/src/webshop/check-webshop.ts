import { shopPaths } from '../page-paths.ts';
import { isDelivery } from '../delivery/delivery-of.ts';
import type { RuleErrors } from '../rule-text.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { checkInvoicePrefixes } from './check-invoice-prefixes.ts';
import { checkOrderPrefixes } from './check-order-prefixes.ts';
import { isDayFrom } from './is-day-from.ts';
import { MAX_RETURN_LINES, returnLines } from './returns.ts';
import type { WebshopContent } from './webshop.schema.ts';

/** The settings that are addresses of pages, in the order in which a buyer sees these pages. */
export const shopPageFields = ['shoppingcart_page', 'checkout_page', 'thankyou_page'] as const;

/** The first day of the one-stop shop of the EU. */
export const OSS_BEGIN = '2021-07-01';

/** The first day of the scheme for small businesses as it is: an exemption by choice. */
export const SMALL_BUSINESS_BEGIN = '2020-01-01';

/** Without capitals or characters that mails and browsers write in several ways. */
const PATH = /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

/** What cannot be saved of the settings of a webshop, by field. */
export function checkWebshop(content: WebshopContent): RuleErrors {
  const { agreement_url: terms } = content;
  const { oss_from: ossFrom } = content;
  const errors: RuleErrors = {};
  const paths = pathsOf(content);
  for (const [at, field] of shopPageFields.entries()) {
    const path = paths[at] ?? '';
    if (!PATH.test(path)) errors[field] = [{ key: 'webshop_page_invalid', values: {} }];
    else if (paths.indexOf(path) < at) errors[field] = [{ key: 'webshop_page_twice', values: { path } }];
  }
  if (terms !== '' && !isTermsAddress(terms))
    errors['agreement_url'] = [{ key: 'webshop_terms_invalid', values: {} }];
  if (ossFrom !== '' && !isDayFrom(OSS_BEGIN, ossFrom))
    errors['oss_from'] = [{ key: 'webshop_oss_invalid', values: {} }];
  if (content.guarantee_picture !== '' && !content.guarantee_picture.startsWith('/media/'))
    errors['guarantee_picture'] = [{ key: 'webshop_guarantee_picture_invalid', values: {} }];
  if (returnLines(content).length > MAX_RETURN_LINES)
    errors['return_address'] = [{ key: 'webshop_return_lines', values: { most: MAX_RETURN_LINES } }];
  if (!isDelivery(content)) errors['delivery_to'] = [{ key: 'product_delivery_range', values: {} }];
  return {
    ...errors,
    ...checkSmallBusiness(content),
    ...checkAccessibility(content),
    ...checkOrderPrefixes(content),
    ...checkInvoicePrefixes(content),
  };
}

/** The scheme begins on a day that it exists, and ends after it began. */
function checkSmallBusiness(
  content: Pick<WebshopContent, 'small_business_from' | 'small_business_until'>,
): RuleErrors {
  const { small_business_from: from, small_business_until: until } = content;
  if (from !== '' && !isDayFrom(SMALL_BUSINESS_BEGIN, from))
    return { small_business_from: [{ key: 'webshop_small_business_invalid', values: {} }] };
  if (until === '') return {};
  const isEnd = from !== '' && until !== from && isDayFrom(from, until);
  return isEnd ? {} : { small_business_until: [{ key: 'webshop_small_business_end_invalid', values: {} }] };
}

/** The addresses of the shop's pages in the order of `shopPageFields`, as typed; an empty one is the usual one. */
function pathsOf(content: WebshopContent): string[] {
  const usual = shopPaths({});
  return [
    content.shoppingcart_page || usual.cart,
    content.checkout_page || usual.checkout,
    content.thankyou_page || usual.thankyou,
  ];
}

function isTermsAddress(address: string): boolean {
  if (address.startsWith('/')) return /^\/(?!\/)[^\s\\]*$/.test(address);
  return address.startsWith('https://') && URL.canParse(address) && !/\s/.test(address);
}
