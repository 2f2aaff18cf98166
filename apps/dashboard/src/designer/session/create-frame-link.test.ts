import { siteOf } from '@etalage/site-model/fixtures';
import { expect, it } from 'vitest';
import type { OpenedDocument } from '../saving/opened-document.ts';
import { openPort } from './testing/open-port.ts';
import { openSession } from './testing/open-session.ts';

const related: NonNullable<OpenedDocument['context']['related']> = [
  {
    kind: 'product',
    title: 'Kruk',
    url: '/kruk',
    link: '',
    main_image: '',
    second_image: '',
    price: { incl_tax: 60.5, excl_tax: 50 },
    sale_price: null,
    is_from_price: '0',
    swatches: [],
    before_price_text: '',
    show_price_tax_included: '1',
    hide_price: '0',
  },
];

const context: OpenedDocument['context'] = {
  site: siteOf(),
  kind: 'product',
  path: '/tafel',
  query: '',
  postTitle: 'Tafel',
  breadcrumbs: [],
  related,
  connections: {},
  partials: {},
  shop: { cart: '/winkelwagen', checkout: '/afrekenen', thankyou: '/bestelling', search: '/search' },
  orderSession: '',
};

it('sends the frame the whole page context, with related products, with amounts in cents', async () => {
  const { session } = openSession({ opened: { context } });
  const { received, detach } = await openPort(session);
  const contextMessage = () => received.find((message) => message.type === 'context');
  await expect.poll(contextMessage).toBeDefined();
  expect(contextMessage()?.payload).toMatchObject({
    page: { kind: 'product', related: [{ title: 'Kruk', price: { incl_tax: 6050 }, hide_price: false }] },
    header: null,
    footer: null,
  });
  detach();
});
