import { onlyDeep } from '../support/deep-run.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder, putInCart, untilAlive } from '../support/shop.ts';
import { pathsOf, showcaseOrigin } from '../support/showcase.ts';
import { expectValidHtml } from '../support/valid-html.ts';
import { expect, test } from '../support/visitor-test.ts';

test.setTimeout(300_000);

/** Pages that no sitemap names. */
const unlisted = [
  '/search?query=tafel',
  '/search?query=zzzz',
  '/winkelwagen',
  '/afrekenen',
  '/bestaat-niet',
  '/zakelijk',
];

test('the HTML of the home page, a category, a product, a search and every block is valid', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/', '/tafels', priceTable.duinAsOffered.url, '/search?query=tafel'])
    await expectValidHtml(request, new URL(path, baseURL).href);
  await expectValidHtml(request, `${showcaseOrigin(baseURL)}/`);
});

for (const name of ['the demo shop', 'Voorbeelden'])
  test(`the HTML of every page of ${name} is valid`, onlyDeep, async ({ page, request, baseURL }) => {
    const origin = name === 'Voorbeelden' ? showcaseOrigin(baseURL) : new URL(baseURL ?? '').origin;
    await page.goto(origin);
    const listed = await pathsOf(page);
    expect(listed.length).toBeGreaterThan(60);
    for (const path of [...listed, ...unlisted]) await expectValidHtml(request, origin + path);
  });

test(
  'the HTML of a filled cart, its checkout, and an order with its payment is valid',
  onlyDeep,
  async ({ page }) => {
    await putInCart(page, priceTable.duinWalnutOiled);
    for (const path of ['/winkelwagen', '/afrekenen']) {
      await page.goto(path, untilAlive);
      await expectValidHtml(page.request, page.url());
    }
    const { url, payUrl } = await makeOrder(page, priceTable.lijnAddedUp);
    for (const address of [url, payUrl]) {
      await page.goto(address);
      await expectValidHtml(page.request, page.url());
    }
  },
);
