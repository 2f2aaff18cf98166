import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { fillDocument, keyOf, makeOwnPage, ownerCall, signInAsOwner } from '../support/designer.ts';
import { picture } from '../support/shown-page.ts';
import { onlyDeep } from '../support/deep-run.ts';

type Block = Parameters<typeof fillDocument>[2][number][number];

/** A published page with these blocks in one section, as visitors see it. */
async function publish(page: Page, browser: Browser, title: string, blocks: Block[]): Promise<Page> {
  await signInAsOwner(page);
  const own = await makeOwnPage(page, title);
  const key = keyOf(own);
  const inner = new Set(blocks.flatMap(({ slots = {} }) => Object.values(slots).flat()));
  const content = blocks.map(({ id }) => id).filter((id) => !inner.has(id));
  await fillDocument(page, key, [[{ id: 'sectie', type: 'sectionContent', slots: { content } }, ...blocks]]);
  const { revision } = await ownerCall<{ revision: number }>(page, 'documents/open', key);
  await ownerCall(page, 'documents/publish', { ...key, revision });
  const visitor = await browser.newPage({ viewport: { width: 1340, height: 900 } });
  await visitor.goto(test.info().project.use.baseURL + own.path);
  return visitor;
}

test(
  'BLK-38 BLK-39 BLK-49 a click on a picture or a button does what its owner chose',
  onlyDeep,
  async ({ page, browser }) => {
    const url = picture('stoel-sluis-1');
    const image = (id: string, alt: string, click_event: string) =>
      ({ id, type: 'image', data: { url, alt, click_event, link: '/contact', width: '200' } }) as Block;
    const visitor = await publish(page, browser, 'Klikken', [
      image('open', 'Stoel die opent', ''),
      image('niets', 'Stoel die niets doet', 'none'),
      image('link', 'Stoel met een link', 'link'),
      { id: 'knop', type: 'button', data: { title: 'Kies deze', click_event_identifier: 'gekozen' } },
    ]);
    const opener = visitor.getByRole('link', { name: 'Afbeelding vergroten: Stoel die opent' });
    const popup = visitor.getByRole('dialog', { name: 'Stoel die opent' });
    await expect(popup).toBeHidden();
    // Before the script runs, the link opens the picture itself.
    await visitor.waitForLoadState('networkidle');
    await opener.click();
    await expect(popup.getByRole('img', { name: 'Stoel die opent' })).toBeVisible();
    await expectAccessible(visitor, 'a picture in a popup');
    await popup.getByRole('button', { name: 'Sluiten' }).click();
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
    await visitor.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await visitor.keyboard.press('Escape');
    await expect(popup).toBeHidden();

    const address = visitor.url();
    await visitor.getByRole('img', { name: 'Stoel die niets doet' }).click();
    await expect(visitor.getByRole('dialog')).toHaveCount(0);
    await visitor.evaluate(() => {
      document.addEventListener('click-event', (event) => {
        document.body.dataset['heard'] = (event as CustomEvent<{ identifier: string }>).detail.identifier;
      });
    });
    await visitor.waitForLoadState('networkidle');
    await visitor.getByRole('button', { name: 'Kies deze' }).click();
    await expect(visitor.locator('body')).toHaveAttribute('data-heard', 'gekozen');
    expect(visitor.url()).toBe(address);
    await visitor.getByRole('link', { name: 'Stoel met een link' }).click();
    await expect(visitor).toHaveURL(/\/contact$/);
    await visitor.close();
  },
);

test('BLK-72 a grid has the columns and the space between them that its owner chose', async ({
  page,
  browser,
}) => {
  const cases = [
    { columns: '2', column_spacing: '4' },
    { columns: '3', column_spacing: '10' },
    { columns: '4', column_spacing: '0' },
  ];
  const blocks = cases.flatMap(({ columns, column_spacing }): Block[] => {
    const items = [1, 2, 3, 4, 5].map((number) => `i${columns}${number}`);
    const data = { columns, column_spacing, custom_id: `raster-${columns}` };
    return [
      { id: `r${columns}`, type: 'grid', version: 2, data, slots: { items } },
      ...items.map((id) => ({ id, type: 'gridItem', slots: { content: [`t${id}`] } })),
      ...items.map((id) => ({ id: `t${id}`, type: 'paragraph', data: { text: '<p>Item</p>' } })),
    ];
  });
  const visitor = await publish(page, browser, 'Rasters', blocks);
  for (const { columns, column_spacing } of cases) {
    const boxes = await visitor
      .locator(`#raster-${columns} > *`)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    const [first, second] = boxes;
    expect(boxes).toHaveLength(5);
    expect(boxes.filter(({ top }) => top === first?.top)).toHaveLength(Number(columns));
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(Number(column_spacing) * 4);
    const below = boxes[Number(columns)];
    expect(Math.round((below?.top ?? 0) - (first?.bottom ?? 0))).toBe(Number(column_spacing) * 4);
  }
  await visitor.close();
});
