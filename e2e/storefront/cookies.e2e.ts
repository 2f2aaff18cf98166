import type { CookieEntry } from '@etalage/site-model';
import type { Page } from '@playwright/test';
import { endpoints } from '@etalage/api-contract';
import { expectAccessible } from '../support/axe.ts';
import { sectionOf, show, shownSite, textIn, type ShownPage } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { firstOf, onlyDeep } from '../support/deep-run.ts';

const entry = (id: string, more: Partial<CookieEntry> = {}): CookieEntry => ({
  id,
  purpose: 'statistics',
  name: `Vermelding ${id}`,
  description: `Waarvoor ${id} dient.`,
  initialState: false,
  cookies: [`_${id}`],
  scripts: [],
  code: '',
  hosts: [],
  ...more,
});
const needed = entry('nodig', { purpose: 'necessary', initialState: true });

/** A page of a website with these entries; every visit stores its proof in the running shop. */
const showWith = (page: Page, list: CookieEntry[], changes: Partial<ShownPage> = {}) =>
  show(page, {
    site: { ...shownSite, cookies: { list, position: 'bottom', colors: { ground: '', button: '' } } },
    body: sectionOf('sectionContent', {}, textIn('content', '<h1>Welkom</h1>')),
    ...changes,
  });
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Cookievoorkeuren' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toggle = (page: Page, id: string) => page.getByRole('switch', { name: `Vermelding ${id}` });
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);
const valueOf = async (page: Page, name: string) => (await cookie(page, name))?.value;

test('COOK-01 COOK-08 COOK-09 COOK-15 the bar has three equal buttons, and accepting turns every optional entry on', async ({
  page,
}) => {
  await showWith(page, [needed, entry('a'), entry('b', { purpose: 'marketing' })]);
  const buttons = bar(page).getByRole('button');
  await expect(buttons).toHaveText(['Alles accepteren', 'Alleen noodzakelijk', 'Voorkeuren']);
  const looks = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const { backgroundColor, color, fontSize } = getComputedStyle(one);
      return [backgroundColor, color, fontSize, one.clientWidth, one.clientHeight].join();
    }),
  );
  expect(new Set(looks).size).toBe(1);
  await expectAccessible(page, 'cookies');
  await press(page, 'Alles accepteren');
  await expect(bar(page)).toBeHidden();
  expect(await valueOf(page, 'cookie_consent')).toBe('true');
  expect(await valueOf(page, 'cookie_consent_enabled')).toBe('a,b');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cookievoorkeuren' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('COOK-02 COOK-03 COOK-04 COOK-05 the window locks what is necessary, names unsaved changes, and stores only when saved', async ({
  page,
}) => {
  await showWith(page, [needed, entry('a')]);
  await expect(bar(page).getByRole('button')).toHaveText([
    'Alles accepteren',
    'Alleen noodzakelijk',
    'Voorkeuren',
  ]);
  await press(page, 'Voorkeuren');
  await expect(modal(page).getByRole('heading', { name: 'Cookievoorkeuren' })).toBeVisible();
  await expect(modal(page).getByRole('button')).toHaveText(['Opslaan', 'Sluiten']);
  await expect(toggle(page, 'nodig')).toBeChecked();
  await expect(toggle(page, 'nodig')).toBeDisabled();
  await expect(toggle(page, 'a')).not.toBeChecked();
  await expect(page.getByText('Niet opgeslagen wijzigingen')).toBeHidden();
  await toggle(page, 'a').check();
  await expect(page.getByText('Niet opgeslagen wijzigingen')).toBeVisible();
  await expectAccessible(page, 'cookies');
  await press(page, 'Sluiten');
  await expect(modal(page)).toBeHidden();
  expect(await cookie(page, 'cookie_consent')).toBeUndefined();
  await press(page, 'Voorkeuren');
  await expect(toggle(page, 'a')).not.toBeChecked();
  await toggle(page, 'a').check();
  await press(page, 'Opslaan');
  await expect(modal(page)).toBeHidden();
  expect(await valueOf(page, 'cookie_consent_enabled')).toBe('a');
  await press(page, 'Cookievoorkeuren');
  await expect(page.getByText('Niet opgeslagen wijzigingen')).toBeHidden();
});

test(
  'COOK-10 COOK-13 a partial save stores the flag and the list of what is checked',
  onlyDeep,
  async ({ page }) => {
    await showWith(page, [entry('a'), entry('b'), entry('c')]);
    await press(page, 'Voorkeuren');
    await toggle(page, 'a').check();
    await press(page, 'Opslaan');
    await expect(bar(page)).toBeHidden();
    expect(await valueOf(page, 'cookie_consent_enabled')).toBe('a');
    await press(page, 'Cookievoorkeuren');
    await toggle(page, 'b').check();
    await press(page, 'Opslaan');
    await expect.poll(() => valueOf(page, 'cookie_consent_enabled')).toBe('a,b');
    expect(await valueOf(page, 'cookie_consent')).toBe('true');
  },
);

test(
  'COOK-11 an entry that needs no consent starts as its owner set it, until a choice is stored',
  onlyDeep,
  async ({ page }) => {
    const list = [
      entry('vrij', { purpose: 'functional', initialState: true }),
      entry('volgt', { initialState: true }),
    ];
    await showWith(page, list);
    await press(page, 'Voorkeuren');
    await expect(toggle(page, 'vrij')).toBeChecked();
    await expect(toggle(page, 'volgt')).not.toBeChecked();
    await toggle(page, 'vrij').uncheck();
    await toggle(page, 'volgt').check();
    await Promise.all([page.waitForEvent('load'), press(page, 'Opslaan')]);
    await press(page, 'Cookievoorkeuren');
    await expect(toggle(page, 'vrij')).not.toBeChecked();
    await expect(toggle(page, 'volgt')).toBeChecked();
  },
);

test('COOK-12 refusing stores false, removes the cookies of what was on, and loads the page once', async ({
  page,
}) => {
  await showWith(page, [entry('a')]);
  await page.context().addCookies([{ name: '_a', value: '1', url: page.url() }]);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await press(page, 'Alleen noodzakelijk');
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Cookievoorkeuren' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await valueOf(page, 'cookie_consent')).toBe('false');
  expect(await valueOf(page, 'cookie_consent_enabled')).toBe('');
  expect(await cookie(page, '_a')).toBeUndefined();
  await page.waitForTimeout(500);
  expect(loads).toBe(1);
});

test(
  'COOK-14 COOK-16 the choice is kept for a year, and the window is 550 px wide',
  onlyDeep,
  async ({ page }) => {
    await page.setViewportSize({ width: 1340, height: 900 });
    await showWith(page, [entry('a')]);
    await press(page, 'Voorkeuren');
    expect(await modal(page).evaluate((one) => getComputedStyle(one).width)).toBe('550px');
    await press(page, 'Sluiten');
    await press(page, 'Alles accepteren');
    const inAYear = Date.now() / 1000 + 365 * 86_400;
    for (const name of ['cookie_consent', 'cookie_consent_enabled']) {
      await expect.poll(() => cookie(page, name)).toBeTruthy();
      expect(Math.abs(((await cookie(page, name))?.expires ?? 0) - inAYear)).toBeLessThan(86_400);
    }
  },
);

test(
  'the bar stands where its owner put it, and always at the bottom of a phone',
  onlyDeep,
  async ({ page }) => {
    const at = (position: 'top' | 'bottom_left' | 'bottom_right') =>
      showWith(page, [], {
        site: {
          ...shownSite,
          cookies: { list: [entry('a')], position, colors: { ground: '', button: '' } },
        },
      });
    const box = async () => (await bar(page).boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 };
    await page.setViewportSize({ width: 1340, height: 900 });
    await at('top');
    await expect.poll(box).toMatchObject({ x: 0, y: 0, width: 1340 });
    await at('bottom_right');
    await expect.poll(box).toMatchObject({ x: 1340 - 24 - 416, width: 416 });
    await at('bottom_left');
    await expect.poll(box).toMatchObject({ x: 24, width: 416 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(box).toMatchObject({ x: 0, width: 390 });
    const { y, height } = await box();
    expect(y + height).toBe(844);
  },
);

test('each choice is reported once, with what was allowed', onlyDeep, async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.storeConsent.path)) sent.push(request.postDataJSON());
  });
  await showWith(page, [entry('a'), entry('b')]);
  await press(page, 'Alles accepteren');
  await expect(bar(page)).toBeHidden();
  expect(sent).toMatchObject([{ consent: '1', enabled: ['a', 'b'], url: '/proef' }]);
});

test('a website without optional entries asks nothing and stores nothing', onlyDeep, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test.describe('a script of another host', () => {
  const code = 'document.documentElement.dataset.counted = "code";';
  const list = [entry('telt', { scripts: ['https://telling.example/s.js'] })];
  const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset['counted'] ?? '');
  test.beforeEach(async ({ context, problems }) => {
    problems.allow(/telling\.example/);
    await context.route('https://telling.example/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'document.documentElement.dataset.counted = "ja";',
      }),
    );
  });

  test('runs after consent and not before', async ({ page }) => {
    await showWith(page, list);
    await expect(bar(page)).toBeVisible();
    expect(await ran(page)).toBe('');
    await press(page, 'Alles accepteren');
    await expect.poll(() => ran(page)).toBe('ja');
    await page.reload();
    await expect.poll(() => ran(page)).toBe('ja');
  });

  test('runs the code of its entry before it, after consent and not before', onlyDeep, async ({ page }) => {
    const code = 'document.documentElement.dataset.setting = "van ons"; // "regel" één';
    await showWith(page, [entry('telt', { scripts: ['https://telling.example/s.js'], code })]);
    const setting = () => page.evaluate(() => document.documentElement.dataset['setting'] ?? '');
    await expect(bar(page)).toBeVisible();
    expect(await setting()).toBe('');
    await press(page, 'Alles accepteren');
    await expect.poll(() => ran(page)).toBe('ja');
    expect(await setting()).toBe('van ons');
  });

  const guarded = ['checkout', 'cart', 'thankyou', 'login'] as const;
  for (const kind of guarded)
    test(
      `never runs on a page of kind ${kind}, whose policy does not name its host`,
      firstOf(guarded, kind),
      async ({ page }) => {
        const [reply] = await Promise.all([
          page.waitForResponse((response) => response.url().endsWith('/proef')),
          showWith(page, [entry('telt', { ...list[0], code })], { kind, cacheable: false }),
        ]);
        expect(reply.headers()['content-security-policy']).not.toContain('telling.example');
        await press(page, 'Alles accepteren');
        await expect(bar(page)).toBeHidden();
        expect(await ran(page)).toBe('');
      },
    );
});

test.describe('content of another website', () => {
  const code = '<iframe src="https://video.example/1" title="Film" width="640" height="360"></iframe>';
  const body = sectionOf('sectionContent', {}, { slot: 'content', type: 'embed', data: { code } });
  const frame = (page: Page) => page.locator('main iframe');
  test.beforeEach(async ({ context, problems }) => {
    problems.allow(/video\.example/);
    await context.route('https://video.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
    );
  });

  test(
    'is loaded by its button, for this visit alone, where the website has no entry for it',
    onlyDeep,
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).hostname));
      await show(page, { body });
      await expect(page.getByText('Deze inhoud komt van video.example.')).toBeVisible();
      expect(asked).not.toContain('video.example');
      const room = await page.locator('[data-embed]').boundingBox();
      await press(page, 'Inhoud tonen');
      await expect(frame(page)).toBeVisible();
      expect(await frame(page).evaluate((one) => one.outerHTML)).toBe(code);
      expect(await page.locator('[data-embed]').boundingBox()).toEqual(room);
      expect(await page.context().cookies()).toEqual([]);
      await page.reload();
      await expect(frame(page)).toHaveCount(0);
    },
  );

  test(
    'follows the entry for it: its button allows all such content, and saving it off takes that back',
    onlyDeep,
    async ({ page }) => {
      await showWith(page, [entry('film', { purpose: 'media' })], { body });
      await press(page, 'Inhoud tonen');
      await expect(frame(page)).toBeVisible();
      expect(await valueOf(page, 'cookie_consent_enabled')).toBe('film');
      await page.reload();
      await expect(frame(page)).toBeVisible();
      await press(page, 'Cookievoorkeuren');
      await toggle(page, 'film').uncheck();
      await Promise.all([page.waitForEvent('load'), press(page, 'Opslaan')]);
      await expect(page.getByRole('button', { name: 'Inhoud tonen' })).toBeVisible();
      await expect(frame(page)).toHaveCount(0);
    },
  );
});
