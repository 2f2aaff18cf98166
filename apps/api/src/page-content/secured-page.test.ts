import { describe, expect, it } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { insertTestShop } from '../testing/test-shop/insert-test-shop.ts';
import { protectedPagePassword as password } from '../testing/test-shop/test-pages.ts';
import { createSecuredPageHandler } from './secured-page.handler.ts';
import { pageContentHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await insertTestShop(database.app);
const other = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startTestApi(database, {}, { handlers: pageContentHandlers });
const ids = { website_id: shop, project_id: shop };
const good = { ...ids, page_id: '/zakelijk', password };

contractCases({
  database,
  api,
  endpoint: 'securedPage',
  proves: 'API-26',
  good: async () => good,
  otherWebsite: other,
  refused: async () => [
    { title: 'no password', body: { ...good, password: '' }, code: 'password_incorrect' },
    { title: 'an unknown page', body: { ...good, page_id: '/bestaat-niet' }, code: 'not_found' },
    { title: 'a page without a password', body: { ...good, page_id: '/over-ons' }, code: 'not_found' },
  ],
  // A visitor may have a few simultaneous attempts; further attempts are refused with 429.
  atOnce: (replies) => expect(replies.every(({ status }) => status === 200 || status === 429)).toBe(true),
});

describe('securedPage', () => {
  it('API-26 returns the components for the right password', async () => {
    const reply = await api.call('securedPage', good);
    expect(JSON.stringify(reply.body.components)).toContain('twaalf procent');
  });

  it('accepts the address with or without a slash at its end', async () => {
    expect((await api.call('securedPage', { ...good, page_id: '/zakelijk/' })).status).toBe(200);
  });

  it('API-28 PROT-08 returns errors and no components for a wrong or missing password', async () => {
    for (const wrong of ['fout', '', `${password} `]) {
      const reply = await api.call('securedPage', { ...good, password: wrong });
      expect(reply).toMatchObject({
        status: 403,
        body: { code: 'password_incorrect', errors: { password: [expect.any(String)] } },
      });
      expect(reply.body.components).toBeUndefined();
      expect(JSON.stringify(reply.body)).not.toContain('procent');
    }
  });

  it('delays a visitor after five wrong passwords, also with the right one, but not other visitors', async () => {
    const address = '203.0.113.7';
    const attempt = (text: string, from = address) =>
      api.call('securedPage', { ...good, password: text }, { address: from });
    for (let i = 0; i < 5; i++) expect((await attempt(`fout ${i}`)).status).toBe(403);
    const blocked = await attempt(password);
    expect(blocked).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt(password, '203.0.113.8')).status).toBe(200);
  });

  it('does not delay a browser that opened the page before for the wrong passwords of others at its address', async () => {
    const address = '203.0.113.11';
    const attempt = (text: string, cookie = '') =>
      api.call('securedPage', { ...good, password: text }, { address, headers: { cookie } });
    const opened = await attempt(password);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toMatch(/^wsbrowser=[\w-]{43}$/);
    for (let i = 0; i < 5; i++) expect((await attempt(`fout ${i}`)).status).toBe(403);
    expect((await attempt(password)).status).toBe(429);
    expect((await attempt(password, cookie)).status).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, i) => attempt(`gok ${i}`, cookie)));
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
  });

  it('checks at most five simultaneous guesses', async () => {
    const address = '203.0.113.9';
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        api.call('securedPage', { ...good, password: `gok ${i}` }, { address }),
      ),
    );
    expect(replies.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(5);
  });

  it('returns the HTML that the storefront renders', async () => {
    const handler = createSecuredPageHandler(
      async (website, path, document) => `<p>${website} ${path} ${document.root.length}</p>`,
    );
    const own = await startTestApi(database, {}, { handlers: { securedPage: handler } });
    expect((await own.call('securedPage', good)).body.html).toBe('<p>winkel /zakelijk 2</p>');
  });
});
