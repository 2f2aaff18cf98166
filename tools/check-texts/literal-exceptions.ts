/** Places that write to the terminal or the log of who runs the server, before there is a screen or a website. */
const TERMINAL: readonly string[] = [
  'apps/api/src/db/',
  'apps/api/src/seed/',
  'apps/api/src/settings.ts',
  'apps/api/src/serve.ts',
  'apps/api/src/run-program.ts',
  'apps/api/src/start-sentence.ts',
  'apps/api/src/http/listen.ts',
  'apps/api/src/http/dashboard-pages.ts',
  'apps/api/src/ports/test-switch.ts',
  'apps/api/src/calls/rate-limits.ts',
  'apps/api/src/calls/client-address.ts',
  // Mails as files, for who runs a server without mail.
  'apps/api/src/ports/mail/file-sender.ts',
  // Answers as the payment provider gives them.
  'apps/api/src/ports/payment/emulator/',
  // Answers as an access point gives them.
  'apps/api/src/ports/peppol/emulator/',
];

/** Places with lists of words that are no texts. */
const WORD_LISTS: readonly string[] = [
  // Words that a visitor types.
  'apps/api/src/search/typed-query.ts',
  // Names of fonts, of regions and sources in a table of law, and of groups of icons in their package.
  'libs/site-model/src/theme/',
  'libs/shop-domain/src/vat/',
  'libs/form-engine/src/icons/chosen-icons.ts',
  // A text that is measured.
  'apps/api/src/fonts/dutch-widths.ts',
  // Names of elements and attributes of an Excel file.
  'apps/dashboard/src/routes/imports/file/xlsx/workbook-parts.ts',
  // Names of the elements of a PDF.
  'apps/api/src/pdf/',
  // Files for search engines.
  'apps/storefront/src/routes/robots.ts',
  'apps/storefront/src/seo/product-json-ld.ts',
  'apps/storefront/src/seo/offer-json-ld.ts',
  'apps/storefront/src/seo/return-policy-json-ld.ts',
];

const KEYBOARD = [
  'Alt',
  'Backspace',
  'Control',
  'Delete',
  'End',
  'Enter',
  'Escape',
  'Home',
  'Meta',
  'Shift',
  'Tab',
] as const;

/** Ends of names of style settings. */
const SIDES = ['Bottom', 'Left', 'Right', 'Top'] as const;

/** Names of products of others, which are the same in every language. */
const NAMES = [
  'Android',
  'Chrome',
  'Edge',
  'Excel',
  'Facebook',
  'Firefox',
  'Instagram',
  'Linux',
  'Opera',
  'Safari',
  'Samsung Internet',
  'Twitter',
  'Windows',
  'Word',
] as const;

/** Words of protocols, formats and languages. */
const PROTOCOLS = ['Available', 'Bearer 0', 'Exif', 'Function'] as const;

/** Strings that look like texts and are none; "Titel" is the value that the specification gives to a setting (SEC-56). */
export const NOT_READ: ReadonlySet<string> = new Set<string>([
  'Titel',
  ...KEYBOARD,
  ...SIDES,
  ...NAMES,
  ...PROTOCOLS,
]);

/** The content of pages that an owner starts with, which becomes theirs as soon as the page is made. */
const CONTENT: readonly string[] = ['apps/api/src/page-templates/ready/'];

/** Places whose strings are not checked. */
export const NOT_CHECKED: readonly string[] = [...TERMINAL, ...WORD_LISTS, ...CONTENT];
