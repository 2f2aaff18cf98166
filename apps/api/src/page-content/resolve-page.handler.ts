import type { resolvePage } from '@etalage/api-contract';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { withPartials } from '../documents/with-partials.ts';
import { priceSettingsOf } from './price-settings-of.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { withShownMenus } from './automatic-menus.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { homeContent, isStandardHome } from './home-content.ts';
import { readConnections } from './read-connections.ts';
import { findCompositions, findPublishedPage, type PublishedPage } from '../documents/document.repository.ts';
import { normalisedPath, type PageDocument } from '@etalage/site-model';
import { type Content, categoryContent, fixedKind, productContent, summary } from './page-content.ts';
import { checkPagePassword } from './check-page-password.ts';
import { readPictures } from './read-pictures.ts';
import { findPlace, type Place } from '../websites/place.repository.ts';
import { locationOf, redirectContent } from './redirect-content.ts';
import { sharedContent } from './shared-content.ts';

/** All content of the page at one address (ROUTE-11 to ROUTE-13); the first match in `contentAt` wins. */
export const resolvePageHandler: Handler<typeof resolvePage> = async (input, context) => {
  const path = normalisedPath(input.path);
  const allowed = input.password ? await allowedPage(path, input.password, context) : undefined;
  return context.read(async (tx) => {
    const place = await findPlace(tx, context.websiteId, path);
    const ownSite = siteOf(place, context.now());
    const settings = priceSettingsOf(ownSite);
    const content = await contentAt();

    async function contentAt(): Promise<Content> {
      const fixed = fixedKind(ownSite, path);
      if (fixed) return sharedContent(fixed, place, path, context);
      if (place.found?.kind === 'page') {
        const page = await findPublishedPage(tx, context.websiteId, { id: place.found.id });
        return pageContent(page!, place, page!.id === allowed, context);
      }
      if (place.found?.kind === 'category') return categoryContent(tx, place, settings, path);
      if (place.found?.kind === 'product') return productContent(tx, place, settings, path);
      if (isStandardHome(place, path)) return homeContent(tx, place, context);
      return locationOf(place, path)
        ? redirectContent(place, path, context)
        : sharedContent('not_found', place, path, context);
    }

    const shared = typeof content.body === 'string' ? [content.body] : [];
    const compositions = await findCompositions(tx, context.websiteId, ['header', 'footer', ...shared]);
    const own = typeof content.body === 'string' ? compositions[content.body] : content.body;
    const [header, body, footer] = (await withPartials(
      tx,
      context.websiteId,
      [compositions.header, own, compositions.footer],
      'published',
    )) as [PageDocument, PageDocument, PageDocument];
    const { kind, status, cacheable, seo, fields } = content;
    const shown = [header, body, footer];
    const site = await withShownMenus(tx, ownSite, shown, context);
    const connections = await readConnections(tx, context.websiteId, shown, settings, fields.product);
    const pictures = await readPictures(tx, context.websiteId, [site, shown, fields, connections]);
    return {
      kind,
      status,
      cacheable,
      seo,
      site,
      header,
      body,
      footer,
      location: kind === 'redirect' ? locationOf(place, path) : '',
      publish_number: place.website.publish_number,
      custom_fields: { ...fields, connections, pictures },
    };
  });
};

/**
 * The id of the protected page at a path if the password is right; undefined if there is no such page.
 * Throws as `checkPagePassword` does.
 */
async function allowedPage(
  path: string,
  password: string,
  context: HandlerContext,
): Promise<string | undefined> {
  const page = await context.read((tx) => findPublishedPage(tx, context.websiteId, { path }));
  if (!page?.password_hash) return undefined;
  await checkPagePassword({ id: page.id, password_hash: page.password_hash }, password, context);
  return page.id;
}

function pageContent(page: PublishedPage, place: Place, allowed: boolean, context: HandlerContext): Content {
  if (page.password_hash !== null && !allowed) return sharedContent('login', place, page.path, context);
  const { website, rootTitle } = place;
  const isProtected = page.password_hash !== null;
  return {
    kind: 'page',
    status: 200,
    cacheable: !isProtected,
    seo: {
      title: page.seo_title || `${page.title} | ${website.name}`,
      description: summary(page.seo_description),
      noindex: page.noindex || isProtected,
      image: page.share_image,
    },
    body: page.document,
    fields: {
      post_title: page.title,
      breadcrumbs: breadcrumbsOf(rootTitle || website.name, [], page.title, page.path),
    },
  };
}
