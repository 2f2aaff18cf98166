import type { OutputOf, openDocument } from '@etalage/api-contract';
import { shopPaths } from '@etalage/shop-domain';
import type { PageDocument } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { withAutomaticMenus } from './automatic-menus.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { readConnections } from './read-connections.ts';
import { readPictures } from './read-pictures.ts';
import { findCompositions } from '../documents/document.repository.ts';
import { findPlace } from '../websites/place.repository.ts';
import { priceSettingsOf } from './price-settings-of.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { type DocumentKey, isComposition } from '../documents/document-key.ts';
import { draftPartials, withPartials } from '../documents/with-partials.ts';
import { type Sample, templateSample } from './template-sample.ts';

type DocumentContext = OutputOf<typeof openDocument>['context'];

export interface OpenDraft {
  readonly key: DocumentKey;
  readonly title: string;
  readonly path: string;
  readonly document: PageDocument;
}

/** All data that the blocks of a draft need while it is edited; for a page also its header and footer. */
export async function documentContext(
  tx: WebsiteTransaction,
  { key, title, path, document }: OpenDraft,
  context: HandlerContext,
): Promise<DocumentContext> {
  const { websiteId } = context;
  const place = await findPlace(tx, websiteId, path || '/');
  const site = await withAutomaticMenus(tx, siteOf(place, context.now()), context);
  const settings = priceSettingsOf(site);
  const root = place.rootTitle || place.website.name;
  const page: Sample = {
    kind: 'page',
    path: path || '/',
    fields: { post_title: title, breadcrumbs: breadcrumbsOf(root, [], title, path || '/') },
    more: {},
  };
  const isShared = key.kind === 'template' && isComposition(key.id);
  const sample = isShared ? await templateSample(key.id, { tx, place, site, settings, context }) : page;
  const headerAndFooter: { header?: PageDocument; footer?: PageDocument } =
    key.kind === 'page' ? await findHeaderAndFooter(tx, websiteId) : {};
  const partials = await draftPartials(tx, websiteId, [document], key.kind === 'template' ? [key.id] : []);
  const shown = [document, ...Object.values(partials), ...Object.values(headerAndFooter)];
  const { fields } = sample;
  const connections = await readConnections(tx, websiteId, shown, settings);
  return {
    site,
    kind: sample.kind,
    path: sample.path,
    query: '',
    postTitle: fields.post_title ?? title,
    breadcrumbs: fields.breadcrumbs ?? [],
    product: fields.product,
    inStock: fields.in_stock,
    soldOut: fields.sold_out,
    related: fields.related,
    category: fields.category,
    connections,
    pictures: await readPictures(tx, websiteId, [site, shown, fields, connections]),
    partials,
    shop: { ...shopPaths(site), search: '/search' },
    orderSession: '',
    ...sample.more,
    ...headerAndFooter,
  };
}

/** The published header and footer. */
async function findHeaderAndFooter(tx: WebsiteTransaction, websiteId: string) {
  const found = await findCompositions(tx, websiteId, ['header', 'footer']);
  const [header, footer] = await withPartials(tx, websiteId, [found.header, found.footer], 'published');
  return { header: header!, footer: footer! };
}
