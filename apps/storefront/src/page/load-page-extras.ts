import { getCart, getOrder, getQuote, search, type LocalResult } from '@etalage/api-contract';
import { pageNumberOf } from '@etalage/blocks/render';
import { MAX_FILTER_CHARACTERS } from '@etalage/shop-domain';
import { cartSessionOf } from '../session/cart-cookie.ts';
import { orderEmailOf, placedOrderIn } from '../session/order-cookie.ts';
import type { Page, PageExtras } from '../services/loaded-page.ts';
import type { PageServices } from '../services/services-context.ts';

/** First page of results; more are loaded on request (the limit of 3000 is an upper bound). */
const RESULTS_PER_PAGE = 24;

type Loader = (page: Page, request: Request, services: PageServices) => Promise<Partial<PageExtras>>;

const loaders: Partial<Record<Page['kind'], Loader>> = {
  cart: (page, request, services) => loadCart(page, request, services, true),
  checkout: loadCart,
  thankyou: loadOrder,
  withdrawal: loadWithdrawal,
  search: (_page, request, services) => loadSearch(request, services, ''),
  category: (page, request, services) =>
    hasSearch(request)
      ? loadSearch(
          request,
          services,
          page.custom_fields.category?.id === undefined ? '' : currentUrl(request),
        )
      : Promise.resolve({}),
};

/** Loads what a page shows beside its blocks: the cart, an order, or search results. */
export async function loadPageExtras(
  page: Page,
  request: Request,
  services: PageServices,
): Promise<PageExtras> {
  const extras = await loaders[page.kind]?.(page, request, services);
  return { orderSession: '', ...extras };
}

async function loadCart(_page: Page, request: Request, services: PageServices, explain?: true) {
  const [cart, openOrder] = await Promise.all([
    findCart(request, services, explain),
    findOpenOrder(request, services),
  ]);
  return { ...cart, ...openOrder };
}

async function findCart(
  request: Request,
  { callEndpoint }: PageServices,
  explain: true | undefined,
): Promise<Pick<PageExtras, 'cart'>> {
  const session = cartSessionOf(request);
  if (session === '') return {};
  // A cart that no longer exists or became an order is shown as an empty one (CART-25).
  const reply = await callEndpoint(getCart, { shoppingcart_session: session, explain });
  return reply.ok ? { cart: reply.data } : {};
}

/** The order of this browser whose payment was broken off, for example with Back on the page of the bank. */
async function findOpenOrder(
  request: Request,
  { callEndpoint }: PageServices,
): Promise<Pick<PageExtras, 'openOrder'>> {
  const placed = placedOrderIn(request);
  if (!placed) return {};
  const { session, email } = placed;
  const reply = await callEndpoint(getOrder, { order_session: session, email });
  if (!reply.ok || !reply.data.order.broken_off) return {};
  return { openOrder: { session, number: reply.data.order.number } };
}

async function loadOrder(_page: Page, request: Request, { callEndpoint, learned }: PageServices) {
  const orderSession = new URL(request.url).searchParams.get('order') ?? '';
  const email = learned.email ?? orderEmailOf(request, orderSession);
  if (orderSession === '' || email === '') return { orderSession };
  const reply = await callEndpoint(getOrder, { order_session: orderSession, email, explain: true });
  if (!reply.ok) return { orderSession };
  const order = reply.data;
  if (order.order.kind === 'order') return { orderSession, order };
  // Always the version that was sent last: the page says so to who opened the link of an older one.
  const quote = await callEndpoint(getQuote, { quote_session: orderSession, email });
  return { orderSession, order, ...(quote.ok && { quote: quote.data }) };
}

/** How far a form brought it, or who asks as far as the link to the page and this browser say. */
async function loadWithdrawal(page: Page, request: Request, services: PageServices) {
  const { withdrawal } = services.learned;
  if (withdrawal) return { withdrawal };
  const number = (new URL(request.url).searchParams.get('nummer') ?? '').slice(0, 50);
  const loaded = await loadOrder(page, request, services);
  const order = 'order' in loaded ? loaded.order : undefined;
  if (!order) return { withdrawal: { name: '', number, email: '' } };
  const { invoice_firstname, invoice_lastname, invoice_email: email } = order.users;
  const name = `${invoice_firstname} ${invoice_lastname}`.trim();
  return { withdrawal: { name, number: order.order.number, email } };
}

async function loadSearch(request: Request, { callEndpoint }: PageServices, within: string) {
  const params = new URL(request.url).searchParams;
  const query = (params.get('query') ?? '').slice(0, 200);
  const filters = (params.get('filters') ?? '').slice(0, MAX_FILTER_CHARACTERS);
  const reply = await callEndpoint(search, {
    query,
    filters,
    current_url: query === '' ? within : '',
    limit: RESULTS_PER_PAGE * pageNumberOf(new URL(request.url).search),
  });
  return { search: { query, filters, ...found(reply) } };
}

/** A failed search shows no results and no message (SRCH-34). */
function found(reply: LocalResult<typeof search>) {
  if (!reply.ok) return { results: [], facets: [], hits: 0, mayBeMore: false };
  const { results, filters = [], info } = reply.data;
  return { results, facets: filters, hits: info.hits, mayBeMore: info.may_be_more ?? false };
}

/** Whether the address of a category asks for more than its unfiltered first page. */
function hasSearch(request: Request): boolean {
  const params = new URL(request.url).searchParams;
  return params.has('filters') || params.has('page');
}

function currentUrl(request: Request): string {
  return new URL(request.url).pathname;
}
