import { z } from 'zod';

/** What is checked, in the order in which it is named. */
export const legalRules = [
  'order_button',
  'quote_button',
  'company',
  'prices',
  'delivery',
  'delivery_time',
  'safety',
  'withdrawal',
  'terms',
  'privacy',
  'cookies',
  'disputes',
  'prior_price',
  'prepayment',
  'forms',
  'pictures',
  'contrast',
  'accessibility',
  'menus',
  'mails',
  'oss',
  'peppol',
] as const;

/** Where in the dashboard a finding is mended. */
export const legalPlaceKinds = [
  'page',
  'template',
  'product',
  'category',
  'form',
  'menu',
  'text',
  'pages',
  'company',
  'webshop',
  'shipping',
  'payment',
  'cookies',
  'look',
  'mails',
  'bookkeeping',
  'peppol',
] as const;

export const legalPlace = z.object({
  kind: z.enum(legalPlaceKinds),
  /** '' where the website has one such place. */
  id: z.string(),
  title: z.string(),
  /** The first block of a page or template that it is about; '' elsewhere. */
  block: z.string(),
});

/** Most characters of the reason for which a finding is put aside. */
export const MAX_LEGAL_REASON = 500;

export type LegalRuleName = (typeof legalRules)[number];
export type LegalPlace = z.output<typeof legalPlace>;
