import type { BlockInstance, PageDocument } from '@etalage/site-model';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const block = (
  id: string,
  type: string,
  data: object = {},
  slots: Record<string, string[]> = {},
): BlockInstance => ({ id, type, version: 1, data: { ...data }, slots });
const text = (id: string, html: string) => block(id, 'paragraph', { text: html });

/** A page of one section; the blocks that no other contains are its content. */
function pageOf(...blocks: BlockInstance[]): PageDocument {
  const within = new Set(blocks.flatMap(({ slots }) => Object.values(slots).flat()));
  const content = blocks.map(({ id }) => id).filter((id) => !within.has(id));
  const section = block('s', 'sectionContent', {}, { content });
  const all = [section, ...blocks];
  return { version: 1, root: ['s'], blocks: Object.fromEntries(all.map((one) => [one.id, one])) };
}

test('BLK-61 BLK-62 an accordion opens as it is set, and a click opens and closes it', async ({ page }) => {
  const accordion = (id: string, default_open: string) =>
    block(id, 'accordion', {
      accordion_title: `Vraag ${id}`,
      accordion_content: `<p>Antwoord ${id}</p>`,
      default_open,
      type: 'primary',
    });
  await show(page, {
    body: pageOf(text('kop', '<h1>Vragen</h1>'), accordion('een', '1'), accordion('twee', '0')),
  });
  await expect(page.getByText('Antwoord een')).toBeVisible();
  const closed = page.getByText('Antwoord twee');
  await expect(closed).toBeHidden();
  await page.getByText('Vraag twee').click();
  await expect(closed).toBeVisible();
  await expectAccessible(page, 'accordions');
  await page.getByText('Vraag twee').click();
  await expect(closed).toBeHidden();
});

/** A page with two blocks of conditional content; the names of the items are their hashes. */
const conditionalPage = pageOf(
  text('kop', '<h1>Prijzen</h1>'),
  block('links', 'button', { title: 'Naar b', url: '#b' }),
  block('een', 'conditional', {}, { items: ['a', 'b'] }),
  block('twee', 'conditional', {}, { items: ['c', 'd'] }),
  block('a', 'conditionalItem', { hash_id: 'a', default_active_state: '1' }, { content: ['at'] }),
  block('b', 'conditionalItem', { hash_id: 'b', default_active_state: '0' }, { content: ['bt'] }),
  block('c', 'conditionalItem', { hash_id: 'c', default_active_state: '1' }, { content: ['ct'] }),
  block('d', 'conditionalItem', { hash_id: 'b', default_active_state: '0' }, { content: ['dt'] }),
  text('at', '<p>Deel a</p>'),
  text('bt', '<p>Deel b</p>'),
  text('ct', '<p>Deel c</p>'),
  text('dt', '<p>Nog een deel b</p>'),
);
const parts = ['Deel a', 'Deel b', 'Deel c', 'Nog een deel b'];
async function expectShown(page: Page, ...shown: string[]): Promise<void> {
  for (const part of parts)
    await expect(page.getByText(part, { exact: true })).toBeVisible({ visible: shown.includes(part) });
}

test('COND-02 COND-03 COND-04 COND-05 COND-06 the hash of the address decides which items are shown', async ({
  page,
}) => {
  await show(page, { body: conditionalPage }, '/prijzen');
  await expectShown(page, 'Deel a', 'Deel c');
  await page.evaluate(() => (location.hash = 'b'));
  await expectShown(page, 'Deel b', 'Nog een deel b');
  await page.evaluate(() => (location.hash = 'a'));
  await expectShown(page, 'Deel a', 'Deel c');
  await page.evaluate(() => (location.hash = 'onbekend'));
  await expectShown(page, 'Deel a', 'Deel c');
  await page.getByRole('link', { name: 'Naar b' }).click();
  await expectShown(page, 'Deel b', 'Nog een deel b');
  await expectAccessible(page, 'conditional content');
  await page.goto('/prijzen');
  await expectShown(page, 'Deel a', 'Deel c');
  await page.goto('/prijzen#b');
  await expectShown(page, 'Deel b', 'Nog een deel b');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser shows the item that the hash names', onlyDeep, async ({ page }) => {
    await show(page, { body: conditionalPage }, '/prijzen');
    await expectShown(page, 'Deel a', 'Deel c');
    await page.goto('/prijzen#b');
    await expectShown(page, 'Deel b', 'Deel c');
  });
});

test(
  'BLK-50 BLK-51 BLK-53 a button is active when the address names it, and is placed as set',
  onlyDeep,
  async ({ page }) => {
    const button = (title: string, url: string, more: object = {}) =>
      block(title, 'button', { title, url, ...more });
    const body = pageOf(
      text('kop', '<h1>Knoppen</h1>'),
      button('Pad', '/x'),
      button('Ander', '/z'),
      button('Deel', '#a'),
      button('Vooraf', '#b', { default_active_state: '1', align: 'right', mobile_align: 'left' }),
    );
    await show(page, { body }, '/x');
    const active = async () => {
      const all = page.getByRole('main').getByRole('link');
      return all.evaluateAll((links) =>
        links.filter((link) => link.hasAttribute('data-active')).map((link) => link.textContent),
      );
    };
    const color = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    await expect.poll(active).toEqual(['Pad', 'Vooraf']);
    expect(await color('Pad')).toBe(await color('Vooraf'));
    expect(await color('Pad')).not.toBe(await color('Ander'));
    await page.evaluate(() => (location.hash = 'a'));
    await expect.poll(active).toEqual(['Pad', 'Deel']);
    await page.evaluate(() => (location.hash = 'onbekend'));
    await expect.poll(active).toEqual(['Pad', 'Vooraf']);
    const sides = async () => {
      const box = await page.getByRole('link', { name: 'Vooraf' }).boundingBox();
      const row = await page
        .locator('main p', { has: page.getByRole('link', { name: 'Vooraf' }) })
        .boundingBox();
      return [Math.round(box!.x - row!.x), Math.round(row!.x + row!.width - box!.x - box!.width)];
    };
    expect((await sides())[1]).toBe(0);
    await page.setViewportSize({ width: 600, height: 900 });
    expect((await sides())[0]).toBe(0);
  },
);
