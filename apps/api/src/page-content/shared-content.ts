import type { TextKey } from '@etalage/texts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { emptyDocument } from '../documents/document.repository.ts';
import type { Content, PageReply } from './page-content.ts';
import type { Place } from '../websites/place.repository.ts';

/** Headings of the shop's own screens; the login screen of a protected page does not show the page's title. */
const HEADINGS = {
  cart: 'website_title_cart',
  checkout: 'website_title_checkout',
  thankyou: 'website_title_thankyou',
  withdrawal: 'website_title_withdrawal',
  accessibility: 'website_title_accessibility',
  search: 'website_search_heading',
  login: 'website_protected_heading',
  not_found: 'website_not_found_heading',
  redirect: 'website_not_found_heading',
} as const satisfies Partial<Record<PageReply['kind'], TextKey>>;

/** Screens that owners do not compose. */
const isWithoutComposition = (
  kind: keyof typeof HEADINGS,
): kind is 'redirect' | 'withdrawal' | 'accessibility' =>
  kind === 'redirect' || kind === 'withdrawal' || kind === 'accessibility';

/** The content of one of the shop's own screens: its heading and the composition that it shows. */
export function sharedContent(
  kind: keyof typeof HEADINGS,
  place: Place,
  path: string,
  { translate }: Pick<HandlerContext, 'translate'>,
): Content {
  const title = translate(HEADINGS[kind]);
  const { website, rootTitle } = place;
  return {
    kind,
    status: kind === 'not_found' ? 404 : 200,
    // These screens are personal, or at unknown addresses; caching unknown addresses would only remove real pages.
    cacheable: false,
    seo: {
      title: `${title} | ${website.name}`,
      description: '',
      noindex: kind !== 'accessibility',
      image: '',
    },
    body: isWithoutComposition(kind) ? emptyDocument : kind,
    fields: { post_title: title, breadcrumbs: breadcrumbsOf(rootTitle || website.name, [], title, path) },
  };
}
