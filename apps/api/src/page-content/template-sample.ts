import type { OutputOf, openDocument } from '@etalage/api-contract';
import { shopPaths } from '@etalage/shop-domain';
import type { CompositionKind, Site } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { type CustomFields, categoryContent, productContent } from './page-content.ts';
import type { Place } from '../websites/place.repository.ts';
import { sharedContent } from './shared-content.ts';
import type { PriceSettings } from '../products/product.mapper.ts';
import { findProducts } from '../search/search.repository.ts';
import { productTile } from '../search/tile.mapper.ts';
import { sampleCart, sampleOrder } from './sample-cart.ts';

type Context = OutputOf<typeof openDocument>['context'];

/** The content with which a template is shown while it is edited. */
export interface Sample {
  readonly kind: Context['kind'];
  readonly path: string;
  readonly fields: Partial<Omit<CustomFields, 'connections'>>;
  readonly more: Partial<Pick<Context, 'cart' | 'order' | 'orderSession' | 'search'>>;
}

interface SampleSources {
  readonly tx: WebsiteTransaction;
  readonly place: Place;
  readonly site: Site;
  readonly settings: PriceSettings;
  readonly context: HandlerContext;
}

/** Sample content for a composition, from the shop itself; empty if the shop has no suitable content yet. */
export async function templateSample(kind: CompositionKind, sources: SampleSources): Promise<Sample> {
  const { place, site, context } = sources;
  const paths = shopPaths(site);
  const shared = (screen: Parameters<typeof sharedContent>[0], path: string, more: Sample['more'] = {}) => ({
    kind: screen,
    path,
    fields: sharedContent(screen, place, path, context).fields,
    more,
  });
  switch (kind) {
    case 'header':
    case 'footer':
      return { kind: 'page', path: '/', fields: { post_title: place.rootTitle }, more: {} };
    case 'category':
    case 'product':
      return entitySample(kind, sources);
    case 'cart':
    case 'checkout':
      return shared(kind, paths[kind], { cart: await sampleCart(sources.tx, place.website, context) });
    case 'thankyou': {
      const order = sampleOrder(await sampleCart(sources.tx, place.website, context), context.now());
      return shared(kind, paths.thankyou, { order, orderSession: 'voorbeeld' });
    }
    case 'search':
      return shared(kind, '/search', { search: await sampleResults(sources) });
    case 'not_found':
    case 'login':
      return shared(kind, '/');
  }
}

async function entitySample(kind: 'category' | 'product', sources: SampleSources): Promise<Sample> {
  const { tx, place, settings } = sources;
  const found = await tx
    .selectFrom(kind === 'category' ? 'categories' : 'products')
    .select(['id', 'url'])
    .where('website_id', '=', place.website.id)
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!found) return { kind, path: '/', fields: {}, more: {} };
  const samplePlace: Place = { ...place, found: { kind, id: found.id, redirect: null } };
  const content = kind === 'category' ? categoryContent : productContent;
  const { fields } = await content(tx, samplePlace, settings, found.url);
  return { kind, path: found.url, fields, more: {} };
}

async function sampleResults({
  tx,
  place,
  settings,
}: SampleSources): Promise<NonNullable<Context['search']>> {
  const query = { filters: [], withFacets: false, limit: 6, offset: 0 };
  const { products, hits } = await findProducts(tx, place.website.id, query);
  const results = products.map((row) => productTile(row, settings));
  return { query: '', filters: '', results, facets: [], hits, mayBeMore: false };
}
