import type { Page } from '@playwright/test';
import { inTurn } from '../support/deep-run.ts';
import { otherApi } from '../support/other-api.ts';
import { expect, test } from '../support/visitor-test.ts';

/** Answers the calls of the other API, and returns their addresses. */
async function watchCalls(page: Page): Promise<{ elsewhere: string[]; own: string[] }> {
  const calls = { elsewhere: [] as string[], own: [] as string[] };
  await page.context().route('https://*.example/**', async (route) => {
    const { url, method } = { url: route.request().url(), method: route.request().method() };
    if (method === 'POST') calls.elsewhere.push(url);
    await route.fulfill({
      json: { results: [], info: { hits: 0 } },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  page.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url());
    if (pathname.startsWith('/api/') && hostname === 'localhost') calls.own.push(pathname);
  });
  return calls;
}
const search = '/api/services/websites/v1/search';
const type = (page: Page) => page.getByRole('searchbox').first().fill('tafel');

test(
  'API-05 API-06 calls go to the host of the address if the list has it, and else to the own one',
  inTurn(4),
  async ({ page, problems }) => {
    problems.allow(/other host: https:\/\/api\.elders\.example/);
    const calls = await watchCalls(page);
    await page.goto(`/?api_host=${new URL(otherApi).host}`);
    await type(page);
    await expect.poll(() => calls.elsewhere).toEqual([otherApi + search]);
    expect(calls.own).toEqual([]);

    // The page of an ordinary address is not the one that was made for the other host, and the reverse.
    for (const path of ['/', '/?api_host=api.dief.example', '/?api_host=']) {
      calls.own.length = 0;
      await page.goto(path);
      expect(await page.locator('html').getAttribute('data-api-base'), path).toBeNull();
      await type(page);
      await expect.poll(() => calls.own, path).toEqual([search]);
    }
    expect(calls.elsewhere).toHaveLength(1);
  },
);
