import type { TextKey } from '@etalage/texts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { emptyDocument } from '../documents/document.repository.ts';
import type { Content, PageReply } from './page-content.ts';
import type { Place } from '../websites/place.repository.ts';

/** Headings of the screens that belong to no page; a protected page is named by what it asks for, not by its title. */
const headings = {
  cart: 'website_title_cart',
  checkout: 'website_title_checkout',
  thankyou: 'website_title_thankyou',
  search: 'website_search_heading',
  login: 'website_protected_heading',
  not_found: 'website_not_found_heading',
  redirect: 'website_not_found_heading',
} as const satisfies Partial<Record<PageReply['kind'], TextKey>>;

/** A screen of the shop itself: its heading, and the composition that draws it. */
export function sharedContent(
  kind: keyof typeof headings,
  place: Place,
  path: string,
  { translate }: Pick<HandlerContext, 'translate'>,
): Content {
  const title = translate(headings[kind]);
  const { website, rootTitle } = place;
  const statuses: Partial<Record<PageReply['kind'], number>> = { redirect: 301, not_found: 404 };
  return {
    kind,
    status: statuses[kind] ?? 200,
    // Personal screens; and unknown addresses are without number, so storing them would only push out real pages.
    cacheable: false,
    seo: { title: `${title} | ${website.name}`, description: '', noindex: true },
    body: kind === 'redirect' ? emptyDocument : kind,
    fields: { post_title: title, breadcrumbs: breadcrumbsOf(rootTitle || website.name, [], title, path) },
  };
}
