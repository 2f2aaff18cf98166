import { endpoints, shownOf } from '@etalage/api-contract';
import { productAt } from '@etalage/demo/product-at';
import type { BareWork } from './ask-reference.ts';
import { type Connection, getRequest } from './connection.ts';

export const SLUG = 'groot';
export const SEED = 1;
export const PRODUCTS = 1000;
const LINES_A_CART = 8;

const products = Array.from({ length: PRODUCTS }, (_, index) => productAt(SEED, index));
/** Products that can always be ordered, without options or stock. */
const endless = products.filter(({ stock, options }) => stock === undefined && options.length === 0);
const ids = { website_id: SLUG, project_id: SLUG };
const customer = {
  invoice_firstname: 'Jan',
  invoice_lastname: 'de Vries',
  invoice_email: 'jan@voorbeeld.example',
  invoice_street: 'Dorpsstraat',
  invoice_number: '1',
  invoice_postcode: '1234 AB',
  invoice_city: 'Utrecht',
  invoice_country: 'NL',
};

/** A visitor: a connection, and the current cart. */
export interface Lane {
  readonly connection: Connection;
  session?: string;
  lines?: number;
}

type Task = (lane: Lane) => Promise<number | void>;

/** The reference work of a case, as far as the case alone decides it. */
export type Reference =
  | { kind: 'serve' | 'draw' }
  | ({ kind: 'sql'; user: string; setup?: string[] } & Pick<
      Extract<BareWork, { kind: 'sql' }>,
      'statement' | 'values'
    >);

export interface Case {
  readonly name: string;
  /** Target in milliseconds of processor time. */
  readonly aim: number;
  /** Path of the requested page, if the case is a page. */
  readonly path?: string;
  readonly task: Task;
  readonly reference: Reference;
  /** Number of runs before the measurement. */
  readonly warm?: number;
}

const open = async ({ connection }: Lane, request: ReturnType<typeof getRequest>): Promise<number> => {
  const { status, bytes } = await connection.send(request);
  if (status !== 200) throw new Error(`${request.toString('utf8').split('\r\n')[0]}: ${status}`);
  return bytes;
};

const page = (host: string, path: string): Task => {
  const request = getRequest(host, path);
  return (lane) => open(lane, request);
};

/** The same page with a new maximum price for each request, so that no cached response exists. */
const filteredPage = (host: string, path: string): Task => {
  let highest = 100_000;
  return (lane) => open(lane, getRequest(host, `${path}?filters=prijs:0%3C-%3E${(highest += 1)}`));
};

const newCart = async ({ connection }: Lane): Promise<string> => {
  const made = (await connection.call(endpoints.createCart.path, ids)) as {
    shoppingcart: { session: string };
  };
  return made.shoppingcart.session;
};

const addLine = ({ connection }: Lane, session: string, at: number) =>
  connection.call(endpoints.addToCart.path, {
    ...ids,
    shoppingcart_session: session,
    type: 'checkout',
    quantity: 1,
    options: {},
    product_id: endless[at % endless.length]?.id,
  });

/** `inserts` writes the minimum of an order with two lines, in one statement and one commit. */
const BENCH_TABLES = [
  'create table if not exists bench_lines (id bigint generated always as identity primary key, cart text, product text, quantity int)',
  'create table if not exists bench_orders (id bigint generated always as identity primary key, number text, body jsonb)',
];

const firstOfCategory: Reference = {
  kind: 'sql',
  user: 'etalage_app',
  values: [SLUG, 'c3'],
  statement: `select p.* from product_categories c join products p on p.website_id = c.website_id and p.id = c.product_id
    where c.website_id = $1 and c.category_id = $2 and p.status = 'published' order by c.position limit 24`,
};

/** The measured cases: an action of a visitor, its target in ms of processor time, and its reference work. */
export function casesOf(host: string): Case[] {
  return [...pageCases(host), searchCase, ...cartCases];
}

function pageCases(host: string): Case[] {
  const product = productAt(SEED, 0);
  return [
    {
      name: 'stored page',
      aim: 0.06,
      path: '/',
      task: page(host, '/'),
      reference: { kind: 'serve' },
      // The fastest case needs the most calls before its code is compiled.
      warm: 10_000,
    },
    {
      name: 'the same page, not stored',
      aim: 3,
      path: '/?page=1',
      task: page(host, '/?page=1'),
      reference: { kind: 'draw' },
    },
    {
      name: 'category page of 24, not stored',
      aim: 5,
      path: '/collectie-3?page=1',
      task: page(host, '/collectie-3?page=1'),
      reference: firstOfCategory,
    },
    {
      name: 'the same category, with a filter that is new each time',
      aim: 5,
      task: filteredPage(host, '/collectie-3'),
      reference: firstOfCategory,
    },
    {
      name: 'product page, not stored',
      aim: 3,
      path: `${product.url}?page=1`,
      task: page(host, `${product.url}?page=1`),
      reference: {
        kind: 'sql',
        user: 'etalage_app',
        values: [SLUG, product.url],
        statement: 'select * from products where website_id = $1 and url = $2',
      },
    },
  ];
}

const searchCase: Case = {
  name: 'search with facets (call)',
  aim: 3,
  async task({ connection }) {
    await connection.call(endpoints.search.path, {
      ...ids,
      query: 'tafel',
      filters: '',
      current_url: '/search',
      limit: 24,
    });
  },
  reference: {
    kind: 'sql',
    user: 'postgres',
    values: [SLUG, 'tafel:*'],
    // Not as the application's role: under row-level security an index of words cannot be used.
    statement: `select kind, id from search_documents, to_tsquery('simple', $2) asked
      where website_id = $1 and words @@ asked and is_shown order by ts_rank(words, asked) desc limit 24`,
  },
};

const cartCases: readonly Case[] = [
  {
    name: 'add to cart (call; a new cart each 8)',
    aim: 1.5,
    async task(lane) {
      lane.lines = (lane.lines ?? 0) % LINES_A_CART;
      if (lane.lines === 0 || lane.session === undefined) lane.session = await newCart(lane);
      await addLine(lane, lane.session, lane.lines);
      lane.lines += 1;
    },
    reference: {
      kind: 'sql',
      user: 'postgres',
      values: ['k1', 'p1'],
      setup: BENCH_TABLES,
      statement: 'insert into bench_lines (cart, product, quantity) values ($1, $2, 1) returning id',
    },
  },
  {
    name: 'whole checkout (7 calls, 2 lines)',
    aim: 10,
    warm: 80,
    async task(lane) {
      const session = await newCart(lane);
      const body = { ...ids, shoppingcart_session: session };
      await addLine(lane, session, 0);
      await addLine(lane, session, 1);
      await lane.connection.call(endpoints.setUserDetails.path, { ...body, ...customer });
      const { path, response } = endpoints.setShippingMethod;
      const priced = await lane.connection.call(path, { ...body, shipping_method: 'bezorgen-nl' });
      await lane.connection.call(endpoints.setPaymentMethod.path, { ...body, payment_method: 'wire' });
      const shown = { ...shownOf(response.decode(priced as never)), payment_method: 'wire' };
      await lane.connection.call(endpoints.createOrder.path, { ...body, agreement: '1', shown });
    },
    reference: {
      kind: 'sql',
      user: 'postgres',
      values: ['1001', JSON.stringify(customer)],
      setup: BENCH_TABLES,
      statement: `with made as (insert into bench_orders (number, body) values ($1, $2) returning id)
        insert into bench_lines (cart, product, quantity) select made.id::text, 'p' || line, 1
        from made, generate_series(1, 2) as line returning id`,
    },
  },
];
