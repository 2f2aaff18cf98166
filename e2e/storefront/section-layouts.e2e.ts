import type { BlockInstance, PageDocument } from '@etalage/site-model';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { picture, show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';

/** A page of sections, with a paragraph in each slot that is named; a section's id is its type. */
function pageOf(...sections: { type: string; data?: object; slots?: readonly string[] }[]): PageDocument {
  const blocks = sections.flatMap(({ type, data = {}, slots = [] }): BlockInstance[] => [
    {
      id: type,
      type,
      version: 1,
      data: { ...data },
      slots: Object.fromEntries(slots.map((slot) => [slot, [`${type}-${slot}`]])),
    },
    ...slots.map((slot) => ({
      id: `${type}-${slot}`,
      type: 'paragraph',
      version: 1,
      data: { text: `<p>${slot} van ${type}</p>` },
      slots: {},
    })),
  ]);
  return {
    version: 1,
    root: sections.map(({ type }) => type),
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}

const blocksTo = (count: number) => Array.from({ length: count }, (_, index) => `block${index + 1}`);
/** The cell of a row in which a text of `pageOf` is. */
const cell = (page: Page, type: string, slot: string): Locator =>
  page.getByText(`${slot} van ${type}`, { exact: true }).locator('xpath=ancestor::div[2]');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

test.describe('layouts of sections', () => {
  test.use({ viewport: { width: 1340, height: 900 } });

  test('SEC-34 SEC-47 SEC-61 rows of columns, a highlighted block and a picture without content', async ({
    page,
  }) => {
    const counts = { columnsTwo: 2, columnsThree: 3, columnsFour: 4, columnsFive: 5, columnsSix: 6 };
    await show(page, {
      body: pageOf(
        { type: 'sectionContentSpecialOne', data: { title: 'Kom langs' }, slots: ['content'] },
        { type: 'welcomeOne', slots: ['block1'] },
        ...Object.entries(counts).map(([type, count]) => ({ type, slots: blocksTo(count) })),
        { type: 'columnsQuarterHalfQuarter', slots: blocksTo(3) },
        { type: 'columnsSidebar', slots: [...blocksTo(6), 'sidebar'] },
        { type: 'sectionImage', data: { background_image: picture('home-hero') } },
      ),
    });
    for (const [type, count] of Object.entries(counts)) {
      const boxes = await Promise.all(blocksTo(count).map((slot) => boxOf(cell(page, type, slot))));
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size, type).toBe(1);
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size, type).toBe(count);
      for (const { width } of boxes) expect(Math.abs(width - boxes[0]!.width), type).toBeLessThan(1);
    }
    const widths = await Promise.all(
      blocksTo(3).map(async (slot) => (await boxOf(cell(page, 'columnsQuarterHalfQuarter', slot))).width),
    );
    const quarter = widths.reduce((sum, width) => sum + width, 0) / 4;
    for (const [index, parts] of [1, 2, 1].entries()) {
      expect(Math.abs((widths[index] ?? 0) - parts * quarter)).toBeLessThan(1);
    }
    const six = await Promise.all(blocksTo(6).map((slot) => boxOf(cell(page, 'columnsSidebar', slot))));
    expect(six.map(({ y }) => Math.round(y - six[0]!.y) > 0)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    const sidebar = await boxOf(cell(page, 'columnsSidebar', 'sidebar'));
    for (const { x, width } of six) expect(x + width).toBeLessThan(sidebar.x);

    const banner = page.locator('section', { has: page.getByRole('heading', { name: 'Kom langs' }) });
    await expect(banner).toHaveCount(1);
    await expect(banner.getByText('content van sectionContentSpecialOne')).toBeVisible();
    const highlighted = page.locator('[data-block]');
    await expect(highlighted).toHaveCount(1);
    await expect(highlighted).toHaveText('block1 van welcomeOne');

    const image = page.locator('section:not(:has(p))').locator('img[src*="home-hero"]');
    await image.scrollIntoViewIfNeeded();
    const box = await boxOf(image);
    expect([Math.round(box.width), Math.round(box.height)]).toEqual([1340, 384]);
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page, 'rows of columns');
  });

  test('tiles are in columns with their titles in the middle, and a full-width picture is 320 px high', async ({
    page,
  }) => {
    const tiles = ['Tafels', 'Stoelen', 'Banken', 'Lampen'];
    const items = tiles.map((title) => ({
      layout: 'item',
      key: title,
      attributes: { title, link: '/', image: picture('home-hero') },
    }));
    await show(page, {
      body: pageOf(
        {
          type: 'featureTile',
          data: { items, flex_grids: '4', content_hotizontal_position: 'items-center' },
        },
        { type: 'contentImageFullwidth', data: { content_image: picture('home-hero') }, slots: ['content'] },
      ),
    });
    for (const title of tiles) {
      const tile = await boxOf(page.getByRole('link', { name: title }));
      const text = await boxOf(page.getByText(title, { exact: true }).last());
      expect(Math.abs(tile.x + tile.width / 2 - (text.x + text.width / 2)), title).toBeLessThan(1);
    }
    const rows = tiles.map(async (title) => (await boxOf(page.getByRole('link', { name: title }))).y);
    expect(new Set(await Promise.all(rows)).size).toBe(1);
    expect((await boxOf(page.locator('[data-stage]'))).height).toBe(320);
    await page.setViewportSize({ width: 390, height: 844 });
    const scene = page.locator('section', { has: page.locator('[data-stage]') });
    await expect(scene).toHaveCSS('padding-top', '0px');
    const { x, width } = await boxOf(page.locator('ul', { has: page.getByText('Tafels') }).last());
    expect([x, width]).toEqual([16, 358]);
    const [first, second, third] = await Promise.all(
      tiles.map(async (title) => boxOf(page.getByRole('link', { name: title }))),
    );
    expect([first!.y, first!.width]).toEqual([second!.y, second!.width]);
    expect(third!.y).toBeGreaterThan(first!.y);
  });

  test('SEC-62 SEC-63 SEC-64 SEC-65 a sidebar has its share and side, and is below the content on a phone', async ({
    page,
  }) => {
    const shares = {
      contentSidebarRight: [2 / 3, 'right'],
      contentSidebarLeft: [2 / 3, 'left'],
      contentSidebarQuarter: [3 / 4, 'right'],
      contentSidebarQuarterLeft: [3 / 4, 'left'],
    } as const;
    const types = Object.keys(shares);
    const slots = ['section_content', 'sidebar_content'];
    await show(page, { body: pageOf(...types.map((type) => ({ type, slots }))) });
    const boxesOf = async (type: string) =>
      [await boxOf(cell(page, type, slots[0]!)), await boxOf(cell(page, type, slots[1]!))] as const;
    for (const [type, [share, side]] of Object.entries(shares)) {
      const [content, sidebar] = await boxesOf(type);
      expect(content.width / (content.width + sidebar.width), type).toBeCloseTo(share, 2);
      expect(content.x < sidebar.x ? 'right' : 'left', type).toBe(side);
      expect(Math.round(content.y), type).toBe(Math.round(sidebar.y));
    }
    await page.setViewportSize({ width: 600, height: 900 });
    for (const type of types) {
      const [content, sidebar] = await boxesOf(type);
      expect(sidebar.y, type).toBeGreaterThanOrEqual(content.y + content.height);
      expect(sidebar.width, type).toBe(content.width);
    }
  });
});
