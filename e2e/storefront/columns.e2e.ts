import type { BlockInstance, PageDocument } from '@etalage/site-model';
import type { Page } from '@playwright/test';
import { show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const names = ['item_one', 'item_two', 'item_three', 'item_four', 'item_five', 'item_six'];

/** A page with these blocks of columns, each with six items that are called after it. */
function pageOf(rows: Readonly<Record<string, object>>, textOf = (item: string) => item): PageDocument {
  const block = (
    id: string,
    type: string,
    data: object,
    slots: Record<string, string[]> = {},
  ): BlockInstance => ({ id, type, version: 1, data: { ...data }, slots });
  const blocks = Object.entries(rows).flatMap(([id, data]) => [
    block(
      id,
      'columns',
      { custom_id: `rij-${id}`, column_spacing: '0', ...data },
      Object.fromEntries(names.map((item) => [item, [`${id}-${item}`]])),
    ),
    ...names.map((item) => block(`${id}-${item}`, 'paragraph', { text: `<p>${textOf(item)}</p>` })),
  ]);
  const section = block('s', 'sectionContent', {}, { content: Object.keys(rows) });
  return {
    version: 1,
    root: ['s'],
    blocks: Object.fromEntries([section, ...blocks].map((one) => [one.id, one])),
  };
}

/** The columns of a block from left to right and then down, with their share of its width. */
const shown = (page: Page, id: string) =>
  page.locator(`#rij-${id}`).evaluate((row) => {
    const whole = row.getBoundingClientRect().width;
    return [...row.querySelectorAll<HTMLElement>('[data-item]')]
      .map((item) => ({ item: item.dataset['item'] ?? '', box: item.getBoundingClientRect() }))
      .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
      .map(({ item, box }) => ({
        item,
        share: box.width / whole,
        left: Math.round(box.left),
        top: Math.round(box.top),
        right: Math.round(box.right),
        bottom: Math.round(box.bottom),
      }));
  });

/** The shares of the width, from left to right, and the items there (PB §3.10). */
const splits: [row: string, value: string, shares: number[], items: string[]][] = [
  ['BLK-04', '1', [1], ['item_one']],
  ['BLK-05', '2', [1 / 2, 1 / 2], names.slice(0, 2)],
  ['BLK-06', '3', [1 / 3, 1 / 3, 1 / 3], names.slice(0, 3)],
  ['BLK-07', '4', Array<number>(4).fill(1 / 4), names.slice(0, 4)],
  ['BLK-08', '41', Array<number>(5).fill(1 / 5), names.slice(0, 5)],
  ['BLK-09', '42', Array<number>(6).fill(1 / 6), names],
  ['BLK-10', '5', [2 / 3, 1 / 3], ['item_one', 'item_two']],
  ['BLK-11', '6', [1 / 3, 2 / 3], ['item_two', 'item_one']],
  ['BLK-12', '7', [1 / 4, 3 / 4], ['item_two', 'item_one']],
  ['BLK-13', '8', [3 / 4, 1 / 4], ['item_one', 'item_two']],
  ['BLK-14', '9', [1 / 5, 4 / 5], ['item_two', 'item_one']],
  ['BLK-15', '10', [4 / 5, 1 / 5], ['item_one', 'item_two']],
  ['BLK-16', '11', [1 / 6, 5 / 6], ['item_two', 'item_one']],
  ['BLK-17', '12', [5 / 6, 1 / 6], ['item_one', 'item_two']],
];

/** One page for several rows: each page that is opened costs as much as the rest of the test. */
async function expectSplits(page: Page, ...rows: string[]): Promise<void> {
  const asked = splits.filter(([row]) => rows.includes(row));
  expect(asked).toHaveLength(rows.length);
  await show(page, {
    body: pageOf(Object.fromEntries(asked.map(([, value]) => [value, { columns: value }]))),
  });
  for (const [row, value, shares, items] of asked) {
    const columns = await shown(page, value);
    expect([row, columns.map(({ item }) => item)]).toEqual([row, items]);
    expect(new Set(columns.map(({ top }) => top)).size, row).toBe(1);
    for (const [at, { share }] of columns.entries()) expect(share, row).toBeCloseTo(shares[at] ?? 0, 2);
  }
}

test('BLK-04 BLK-05 BLK-06 BLK-07 BLK-08 columns of equal width', ({ page }) =>
  expectSplits(page, 'BLK-04', 'BLK-05', 'BLK-06', 'BLK-07', 'BLK-08'));

test('BLK-09 BLK-10 BLK-13 BLK-15 BLK-17 six columns, and a wide column before a narrow one', ({ page }) =>
  expectSplits(page, 'BLK-09', 'BLK-10', 'BLK-13', 'BLK-15', 'BLK-17'));

test('BLK-11 BLK-12 BLK-14 BLK-16 a narrow column with the second item before a wide one', ({ page }) =>
  expectSplits(page, 'BLK-11', 'BLK-12', 'BLK-14', 'BLK-16'));

test('BLK-19 BLK-20 BLK-21 BLK-22 BLK-24 direction, order, width and space of columns, also on a phone', async ({
  page,
}) => {
  const rows = {
    onder: { flex_direction: 'vertical', flex_direction_mobile: 'vertical' },
    naast: { flex_direction: 'horizontal', flex_direction_mobile: 'horizontal' },
    eigen: { auto_width: '1' },
    gekeerd: { reverse_columns_mobile: '1' },
    ruim: { column_spacing: '8', column_spacing_mobile: '2', flex_direction_mobile: 'horizontal' },
  };
  const texts: Record<string, string> = {
    item_one: 'Kort',
    item_two: 'Een veel langere tekst in deze kolom',
  };
  await show(page, { body: pageOf(rows, (item) => texts[item] ?? item) });
  const two = async (id: string) => {
    const [first, second] = await shown(page, id);
    if (!first || !second) throw new Error(`${id} has no two columns`);
    return { first, second, isBeside: first.top === second.top };
  };
  const order = async (id: string) => (await shown(page, id)).map(({ item }) => item);

  expect([(await two('onder')).isBeside, (await two('naast')).isBeside]).toEqual([false, true]);
  const own = await two('eigen');
  expect(own.first.share).toBeLessThan(own.second.share / 2);
  expect(await order('gekeerd')).toEqual(['item_one', 'item_two']);
  const wide = await two('ruim');
  expect(wide.second.left - wide.first.right).toBe(32);

  await page.setViewportSize({ width: 600, height: 900 });
  expect([(await two('onder')).isBeside, (await two('naast')).isBeside]).toEqual([false, true]);
  expect(await order('gekeerd')).toEqual(['item_two', 'item_one']);
  const narrow = await two('ruim');
  expect(narrow.second.left - narrow.first.right).toBe(8);
});
