import { endpoints } from '@etalage/api-contract';

export interface ListCase {
  readonly name: string;
  readonly path: string;
  readonly body: object;
  /** What the bare work asks of the database; $1 is the website. */
  readonly statement: string;
  /** Most processor time in ms. */
  readonly aim?: number;
}

/** The first calls of the screens with lists, and of the command palette. */
export function casesOf(website: string): readonly ListCase[] {
  const ids = { website_id: website, project_id: website };
  return [
    ...casesOfLists(ids),
    ...casesOfProducts(ids),
    ...casesOfStock(ids),
    ...casesOfOrders(ids),
    ...casesOfOverview(ids),
    ...casesOfPalette(ids),
  ];
}

function casesOfLists(ids: object): readonly ListCase[] {
  const first = { ...ids, query: '', offset: 0, limit: 25 };
  return [
    {
      name: 'pages: the first 500 of 2,000',
      path: endpoints.listPages.path,
      body: ids,
      statement: `select p.id, p.path, p.title, p.updated_at, d.revision, d.published_revision from pages p
        join drafts d on d.website_id = p.website_id and d.document_kind = 'page' and d.document_id = p.id
        where p.website_id = $1 and p.deleted_at is null order by p.path limit 500`,
      aim: 10,
    },
    {
      name: 'texts: 5,000 wordings',
      path: endpoints.openTexts.path,
      body: ids,
      statement: `select settings -> 'texts' as texts from websites where id = $1`,
      aim: 10,
    },
    {
      name: 'missed paths: the first page of 45,000',
      path: endpoints.listNotFound.path,
      body: { ...first, sort: 'count', ignored: false },
      statement: `select path, sum(count) as count, max(last_seen_at) from not_found_log where website_id = $1
        group by path order by count desc, path limit 25`,
    },
    {
      name: 'deleted redirects: the first page of 5,000',
      path: endpoints.listDeletedRedirects.path,
      body: { ...first, sort: 'newest' },
      statement: `select subject_id, at, member_name, before from audit_events where website_id = $1
        and subject_kind = 'redirect' and action = 'deleted' order by at desc limit 25`,
    },
  ];
}

/** The list of products in its orders, and searched; a search for what all have counts to 10,000. */
function casesOfProducts(ids: object): readonly ListCase[] {
  const first = { ...ids, query: '', sort: 'title', descending: false, cursor: '', limit: 25 };
  const rows = `select id, title, url, main_image, price_cents, updated_at from products where website_id = $1`;
  const list = (body: object) => ({ path: endpoints.listOwnedProducts.path, body: { ...first, ...body } });
  return [
    {
      name: 'products: the first page of 100,000 by title',
      ...list({}),
      statement: `${rows} order by sort_title, id limit 25`,
      aim: 10,
    },
    {
      name: 'products: the first page of 100,000 by price',
      ...list({ sort: 'price', descending: true }),
      statement: `${rows} order by price_cents desc, id desc limit 25`,
      aim: 10,
    },
    {
      name: 'products: the first page of 100,000 by stock',
      ...list({ sort: 'stock' }),
      statement: `${rows} order by position, id limit 25`,
      aim: 10,
    },
    {
      name: 'products: one of 100,000 by its number',
      ...list({ query: 'nummer 77123' }),
      statement: `${rows} and id = 'b77123'`,
      aim: 15,
    },
    {
      name: 'products: what all of 100,000 have',
      ...list({ query: 'eiken' }),
      statement: `${rows} order by sort_title, id limit 25`,
      aim: 15,
    },
    {
      name: 'products: what none of 100,000 has',
      ...list({ query: 'kroonluchter' }),
      statement: `${rows} and id = 'kroonluchter'`,
      aim: 15,
    },
    {
      name: 'products: the drafts of 100,000, of which there are none',
      ...list({ state: 'draft' }),
      statement: `${rows} and id = 'kroonluchter'`,
      aim: 10,
    },
  ];
}

/** The stock of 110,000 products and variants, and its movements. */
function casesOfStock(ids: object): readonly ListCase[] {
  const first = { ...ids, query: '', sort: 'title', descending: false, cursor: '', limit: 25 };
  const list = (body: object) => ({ path: endpoints.listStock.path, body: { ...first, ...body } });
  const rows = `select p.id, p.title, p.main_image, s.on_hand, s.reserved from products p
    join stock s on s.website_id = p.website_id and s.product_id = p.id where p.website_id = $1`;
  return [
    {
      name: 'stock: the first page of 110,000 by title',
      ...list({}),
      statement: `${rows} order by p.sort_title, p.id limit 25`,
      aim: 10,
    },
    {
      name: 'stock: the first page of 110,000 by what is available',
      ...list({ sort: 'available' }),
      statement: `${rows} order by s.available, s.product_id limit 25`,
      aim: 10,
    },
    {
      name: 'stock: the 1,000 of 110,000 that are low',
      ...list({ filter: 'low' }),
      statement: `${rows} and s.available <= 2 order by p.sort_title, p.id limit 25`,
    },
    {
      name: 'stock: one variant of 110,000 by its words',
      ...list({ query: 'nummer 77120 zwart' }),
      statement: `${rows} and p.id = 'b77120'`,
      aim: 15,
    },
    {
      name: 'stock: the newest of 100,000 movements',
      path: endpoints.listMovements.path,
      body: { ...ids, query: '', from: '', until: '', after: '', limit: 25 },
      statement: 'select * from stock_movements where website_id = $1 order by at desc, id desc limit 25',
      aim: 10,
    },
  ];
}

/** 1,000,000 orders and 10,000 quote requests, of which half are of the cart of an order. */
function casesOfOrders(ids: object): readonly ListCase[] {
  const list = (body: object) => ({ path: endpoints.listOrders.path, body: { ...ids, limit: 50, ...body } });
  const rows = `select id, number, customer, total_incl_tax, created_at from orders where website_id = $1`;
  return [
    {
      name: 'orders: the newest of 1,000,000',
      ...list({}),
      statement: `${rows} order by created_at desc, id desc limit 50`,
      aim: 15,
    },
    {
      name: 'orders: the first page of 1,000,000 by customer',
      ...list({ sort: 'customer', descending: false }),
      statement: `${rows} order by sort_customer, id limit 50`,
      aim: 15,
    },
    {
      name: 'orders: the highest totals of 1,000,000',
      ...list({ sort: 'total' }),
      statement: `${rows} order by total_incl_tax desc, id desc limit 50`,
      aim: 15,
    },
    {
      name: 'orders: the 10,000 of 1,000,000 that are to be sent',
      ...list({ part: 'to_send' }),
      statement: `${rows} and sent = 'none' order by created_at desc limit 50`,
      aim: 15,
    },
    {
      name: 'orders: the 100,000 of 1,000,000 that are not paid',
      ...list({ part: 'unpaid' }),
      statement: `${rows} and payment_status = 'open' order by created_at desc limit 50`,
      aim: 15,
    },
    {
      name: 'orders: the 10,000 quote requests',
      ...list({ part: 'quotes' }),
      statement: `select id, number from quotes where website_id = $1 order by created_at desc limit 50`,
    },
    ...foundOrders(ids, rows),
  ];
}

/** Orders that are found by their words, and what there is to filter by. */
function foundOrders(ids: object, rows: string): readonly ListCase[] {
  const find = (query: string) => ({ path: endpoints.listOrders.path, body: { ...ids, limit: 50, query } });
  return [
    {
      name: 'orders: one of 1,000,000 by its customer',
      ...find('achternaam770123'),
      statement: `${rows} and number = '2026-770123'`,
      aim: 15,
    },
    {
      name: 'orders: the 1,000 of 1,000,000 with a product',
      ...find('TA-123'),
      statement: `${rows} and id = 'b123' limit 50`,
      aim: 15,
    },
    {
      name: 'orders: what all of 1,000,000 have',
      ...find('eiken'),
      statement: `${rows} order by created_at desc limit 50`,
      aim: 15,
    },
    {
      name: 'orders: what they can be filtered by',
      path: endpoints.getOrderChoices.path,
      body: ids,
      statement: `${rows} limit 1`,
      aim: 15,
    },
  ];
}

/** The overview of a shop with 1,000,000 orders: figures that are kept, and what waits. */
function casesOfOverview(ids: object): readonly ListCase[] {
  const figures = (days: number) => ({
    path: endpoints.getFigures.path,
    body: { ...ids, days },
    statement: `select sum(turnover), sum(orders) from sale_hours where website_id = $1 and hour > now() - interval '${days} days'`,
    aim: 20,
  });
  return [
    { name: 'overview: today', ...figures(1) },
    { name: 'overview: 30 days', ...figures(30) },
    { name: 'overview: 12 months', ...figures(365) },
    {
      name: 'overview: what waits',
      path: endpoints.getToDo.path,
      body: ids,
      statement: `select count(*) from (select from orders where website_id = $1 and sent = 'none' limit 1000) found`,
      aim: 20,
    },
  ];
}

function casesOfPalette(ids: object): readonly ListCase[] {
  const find = (query: string) => ({ path: endpoints.findAnything.path, body: { ...ids, query } });
  const orders = 'select number, customer from orders where website_id = $1';
  const products = 'select id, title, url from products where website_id = $1';
  return [
    {
      name: 'palette: one of 1,000,000 orders by its number',
      ...find('2026-770123'),
      statement: `${orders} and number = '2026-770123' limit 5`,
      aim: 10,
    },
    {
      name: 'palette: one of 1,000,000 orders by a part of a name',
      ...find('naam987650'),
      statement: `${orders} and number = '2026-987650' limit 5`,
      aim: 10,
    },
    {
      name: 'palette: one of 100,000 products',
      ...find('nummer 77123'),
      statement: `${products} and id = 'b77123' limit 5`,
      aim: 10,
    },
    {
      name: 'palette: what all products and orders have',
      ...find('a'),
      statement: `${products} limit 5`,
      aim: 10,
    },
    {
      name: 'palette: what nothing has',
      ...find('kroonluchter'),
      statement: `${products} and id = 'kroonluchter' limit 5`,
      aim: 10,
    },
  ];
}
