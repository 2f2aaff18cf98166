import { nl } from '../nl/index.ts';
import type { TextKey } from '../translate/translate.ts';

/**
 * The screens whose texts an owner can change (TRN-05), by the beginnings of their keys; the longest beginning decides. A
 * text of no screen is of the dashboard, or of a page that has no website, such as the one for an unknown address.
 */
const beginnings = {
  frame: ['website_', 'footer_copyright_default', 'accessibility_'],
  search: ['website_search_', 'webshop_search_', 'webshop_filters_', 'webshop_listing_', 'webshop_category_'],
  product: [
    'webshop_panel_',
    'webshop_product_',
    'webshop_guarantee_',
    'webshop_gallery_',
    'webshop_price_',
    'webshop_option_',
    'webshop_single_',
    'webshop_quantity_',
    'webshop_tile_',
  ],
  cart: [
    'webshop_cart_',
    'webshop_line_',
    'webshop_summary_',
    'webshop_totals_',
    'webshop_explained_',
    'webshop_toasts_',
    'webshop_discount_',
    'error_cart_',
  ],
  checkout: [
    'webshop_checkout_',
    'webshop_customer_',
    'webshop_vies_',
    'webshop_vat_',
    'webshop_reason_',
    'webshop_open_',
    'webshop_busy',
    'order_change_',
    'order_error_',
  ],
  order: [
    'webshop_order_',
    'webshop_offer_',
    'webshop_thankyou_',
    'webshop_payment_',
    'order_transfer_',
    'withdrawal_',
  ],
  mails: ['order_mail_', 'form_mail_', 'form_confirm_'],
  forms: ['form_', 'files_'],
  media: [
    'website_viewer_',
    'website_carousel_',
    'website_model_',
    'block_gallery_open',
    'block_gallery_title',
    'block_image_enlarge',
    'block_image_close',
    'dynamic_frame_title',
    'embed_',
    'picture_gate_',
  ],
  cookies: ['cookie_'],
  missing: ['website_not_found_', 'website_protected_', 'website_error_'],
  errors: ['error_'],
  countries: ['country_'],
} as const;

export type TextScreen = keyof typeof beginnings;

/** In the order of a visit. */
export const textScreens = Object.keys(beginnings) as TextScreen[];

/** Texts that no visitor of a website sees, although their keys begin like those of a screen. */
const others = [
  'website_unbuilt_',
  'website_unknown_',
  'website_host_',
  'cookie_csv_',
  'error_unauthenticated',
];

const byLength = textScreens
  .flatMap((screen) => beginnings[screen].map((beginning): [string, TextScreen] => [beginning, screen]))
  .toSorted(([a], [b]) => b.length - a.length);

/** The screen of a text; undefined for a text that owners cannot change. */
export function textScreenOf(key: string): TextScreen | undefined {
  if (others.some((beginning) => key.startsWith(beginning))) return undefined;
  return byLength.find(([beginning]) => key.startsWith(beginning))?.[1];
}

/** The texts of every screen, in the order of the table. */
export const screenTexts: Readonly<Record<TextScreen, readonly TextKey[]>> = Object.fromEntries(
  textScreens.map((screen) => [
    screen,
    (Object.keys(nl) as TextKey[]).filter((key) => textScreenOf(key) === screen),
  ]),
) as unknown as Record<TextScreen, TextKey[]>;
