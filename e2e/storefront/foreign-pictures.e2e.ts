import type { CookieEntry, PageDocument } from '@etalage/site-model';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { picture, sectionOf, show, shownSite, type ShownPage } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const foreign = 'https://foto.example/kast.svg';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>';
const media: CookieEntry = {
  id: 'foto',
  purpose: 'media',
  name: 'Foto’s',
  description: 'Foto’s van een andere website.',
  initialState: false,
  cookies: [],
  scripts: [],
  code: '',
  hosts: [],
};
/** A document below the heading of its page. */
const titled = ({ root, blocks }: PageDocument): PageDocument => ({
  version: 1,
  root: ['titel', ...root],
  blocks: {
    ...blocks,
    titel: { id: 'titel', type: 'sectionContent', version: 1, data: {}, slots: { content: ['kop'] } },
    kop: { id: 'kop', type: 'paragraph', version: 1, data: { text: '<h1>Foto’s</h1>' }, slots: {} },
  },
});
const imageOf = (more: object = {}) =>
  sectionOf(
    'sectionContent',
    {},
    {
      slot: 'content',
      type: 'image',
      data: { url: foreign, alt: 'Een kast', width: '400', height: '300', ...more },
    },
  );

/** The requests for the picture; the other website answers them. */
async function requestsFor(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://foto.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'image/svg+xml', body: drawing });
  });
  return asked;
}

const boxOf = async (page: Page, selector: string) => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return [Math.round(box.width), Math.round(box.height)];
};
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test('a picture of another website is loaded after a press on its place, which has the same size', async ({
  page,
  problems,
}) => {
  problems.allow(/other host: https:\/\/foto\.example/);
  const asked = await requestsFor(page);
  await show(page, { body: titled(imageOf()) });
  const button = page.getByRole('button', { name: 'Afbeelding van foto.example tonen' });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await boxOf(page, '[data-embed="picture"]')).toEqual([400, 300]);
  await expectAccessible(page, 'a picture that waits for consent');
  await button.focus();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('img', { name: 'Een kast' });
  await expect(shown).toBeVisible();
  await expect(shown).toBeFocused();
  await expect.poll(() => asked).toEqual([foreign]);
  expect(await boxOf(page, 'img[alt="Een kast"]')).toEqual([400, 300]);
  expect(await shift(page)).toBe(0);
});

test(
  'consent to content of other websites shows such pictures, also those within links',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/other host: https:\/\/foto\.example/);
    const asked = await requestsFor(page);
    const site: ShownPage['site'] = {
      ...shownSite,
      cookies: { list: [media], position: 'bottom', colors: { ground: '', button: '' } },
    };
    await show(page, { site, body: imageOf({ click_event: 'link', link: '/stoelen' }) });
    await expect(
      page.getByText('Afbeeldingen van foto.example worden pas geladen als je dat toestaat.'),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Alles accepteren' }).click();
    await expect(page.getByRole('link').getByRole('img', { name: 'Een kast' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Afbeeldingen tonen' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('img', { name: 'Een kast' })).toBeVisible();
  },
);

test(
  'one button shows the pictures of other websites in a list of links, on a website without cookies',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/other host: https:\/\/foto\.example/);
    const asked = await requestsFor(page);
    const item = (key: string, image: string) => ({
      layout: 'item',
      key,
      attributes: { title: key, image, link: '/' },
    });
    await show(page, {
      body: titled(
        sectionOf('featureTile', {
          items: [item('Kast', foreign), item('Stoel', picture('stoel-sluis-1')), item('Bank', foreign)],
        }),
      ),
    });
    const press = page.getByRole('button', { name: 'Afbeeldingen tonen' });
    await expect(press).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expectAccessible(page, 'tiles whose pictures wait for consent');
    await press.click();
    await expect(page.locator('main a img')).toHaveCount(3);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(press).toBeHidden();
  },
);

test('a picture of another website behind a section waits too', onlyDeep, async ({ page, problems }) => {
  problems.allow(/other host: https:\/\/foto\.example/);
  const asked = await requestsFor(page);
  await show(page, { body: sectionOf('sectionImage', { background_image: foreign }) });
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Afbeeldingen tonen' }).click();
  await expect.poll(() => asked).toEqual([foreign]);
});
