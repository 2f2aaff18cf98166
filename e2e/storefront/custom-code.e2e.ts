import type { Page } from '@playwright/test';
import { sectionOf, show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const showCode = (page: Page, html: string, script = '', css = '') =>
  show(page, {
    body: sectionOf('dynamic', {
      developer_custom_code_html: html,
      developer_custom_code_script: script,
      developer_custom_code_css: css,
    }),
    footer: sectionOf('CopyrightCenter', { copyright: '<p>Na de code</p>' }),
  });
const inFrame = (page: Page) => page.frameLocator('main iframe');

test('CODE-01 html, script and css take effect, and the frame has the height of its content', async ({
  page,
}) => {
  const script = `document.querySelector('p').textContent = 'Uit het script';
    document.body.insertAdjacentHTML('beforeend', '<div style="height: 640px"></div>');`;
  await showCode(page, '<p>Uit de html</p>', script, 'p { margin: 0; color: rgb(1, 2, 3); }');
  const text = inFrame(page).getByText('Uit het script');
  await expect(text).toBeVisible();
  expect(await text.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(1, 2, 3)');
  await expect
    .poll(async () => (await page.locator('main iframe').boundingBox())?.height ?? 0)
    .toBeGreaterThan(660);
  expect((await page.locator('main iframe').boundingBox())?.height).toBeLessThan(690);
});

test(
  'CODE-05 a script that does not compile is named in the console only',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/there is some error in your component/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await showCode(page, '<p>Blijft staan</p>', '{{');
    await expect(inFrame(page).getByText('Blijft staan')).toBeVisible();
    await expect(page.getByText('Na de code')).toBeVisible();
    await expect.poll(() => said.length).toBeGreaterThan(0);
    expect(new Set(said)).toEqual(new Set(['there is some error in your component']));
  },
);

test('custom code reaches neither the page, nor its cookies, nor a server', async ({
  page,
  problems,
  context,
}) => {
  problems.allow(/Content Security Policy|CORS policy|violates|Refused|Failed to fetch|sandboxed/i);
  await context.addCookies([{ name: 'geheim', value: '1', url: test.info().project.use.baseURL ?? '' }]);
  const script = `const tried = {};
    try { tried.cookie = document.cookie; } catch { tried.cookie = 'geweigerd'; }
    try { tried.page = parent.document.title; } catch { tried.page = 'geweigerd'; }
    try { tried.storage = localStorage.length; } catch { tried.storage = 'geweigerd'; }
    const request = new XMLHttpRequest();
    request.onerror = () => { tried.call = 'geweigerd'; document.querySelector('p').textContent = JSON.stringify(tried); };
    request.onload = () => { tried.call = 'gelukt'; document.querySelector('p').textContent = JSON.stringify(tried); };
    request.open('POST', '/api/services/webshop/v1/shoppingcart/create');
    try { request.send('{}'); } catch { request.onerror(); }`;
  await showCode(page, '<p>Bezig</p>', script);
  const answer = inFrame(page).locator('p');
  await expect(answer).toContainText('call');
  expect(JSON.parse((await answer.textContent()) ?? '')).toEqual({
    cookie: 'geweigerd',
    page: 'geweigerd',
    storage: 'geweigerd',
    call: 'geweigerd',
  });
});

test(
  'an address that a script puts together is not loaded without consent',
  onlyDeep,
  async ({ page, problems, context }) => {
    // The browser may report a request that the policy stopped before it left; what left is in the list.
    problems.allow(/Content Security Policy|violates|other host: https:\/\/teller\.example/);
    const asked: string[] = [];
    await context.route('https://teller.example/**', async (route) => {
      asked.push(route.request().url());
      await route.abort();
    });
    const script = `const picture = new Image();
    picture.onerror = () => { document.querySelector('p').textContent = 'Geweigerd'; };
    picture.src = ['https:', '', 'teller.example', '1.png'].join('/');`;
    await showCode(page, '<p>Bezig</p>', script);
    await expect(inFrame(page).getByText('Geweigerd')).toBeVisible();
    expect(asked).toEqual([]);
  },
);
