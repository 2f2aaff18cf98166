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

/** What a template is shown with while it is edited. */
export interface Sample {
  readonly kind: Context['kind'];
  readonly path: string;
  readonly fields: Partial<Omit<CustomFields, 'connections'>>;
  readonly more: Partial<Pick<Context, 'cart' | 'order' | 'orderSession' | 'search'>>;
}

interface Around {
  readonly tx: WebsiteTransaction;
  readonly place: Place;
  readonly site: Site;
  readonly settings: PriceSettings;
  readonly context: HandlerContext;
}

/** A composition with things of the shop itself; a shop that has none yet shows the template without. */
export async function templateSample(kind: CompositionKind, around: Around): Promise<Sample> {
  const { place, site, context } = around;
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
      return entitySample(kind, around);
    case 'cart':
    case 'checkout':
      return shared(kind, paths[kind], { cart: await sampleCart(around.tx, place.website, context) });
    case 'thankyou': {
      const order = sampleOrder(await sampleCart(around.tx, place.website, context), context.now());
      return shared(kind, paths.thankyou, { order, orderSession: 'voorbeeld' });
    }
    case 'search':
      return shared(kind, '/search', { search: await sampleResults(around) });
    case 'not_found':
    case 'login':
      return shared(kind, '/');
  }
}

async function entitySample(kind: 'category' | 'product', around: Around): Promise<Sample> {
  const { tx, place, settings } = around;
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
  const there: Place = { ...place, found: { kind, id: found.id } };
  const content = kind === 'category' ? categoryContent : productContent;
  const { fields } = await content(tx, there, settings, found.url);
  return { kind, path: found.url, fields, more: {} };
}

async function sampleResults({ tx, place, settings }: Around): Promise<NonNullable<Context['search']>> {
  const question = { filters: [], withFacets: false, limit: 6, offset: 0 };
  const { products, hits } = await findProducts(tx, place.website.id, question);
  const results = products.map((row) => productTile(row, settings));
  return { query: '', filters: '', results, facets: [], hits };
}
