import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import {
  canvasFrame,
  expectSaved,
  keyOf,
  makeOwnPage,
  openDesigner,
  openOwnPage,
  ownerCall,
  pointAt,
  textSection,
  type OwnPage,
} from '../support/designer.ts';

test.setTimeout(120_000);

/** The text of a block as stored on the server. */
async function storedText(page: Page, own: OwnPage, id: string): Promise<unknown> {
  type Stored = { document: { blocks: Record<string, { data: Record<string, unknown> }> } };
  const { document } = await ownerCall<Stored>(page, 'documents/open', keyOf(own));
  return document.blocks[id]?.data['text'];
}

/** Opens a text in place and appends this to it. */
async function typeBehind(page: Page, text: string, more: string): Promise<void> {
  const point = await pointAt(page, text);
  await page.mouse.dblclick(point.x, point.y);
  await expect(page.getByRole('group', { name: 'Tekstopmaak' })).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(more);
}

const layers = (page: Page) =>
  page.getByRole('navigation', { name: 'Panelen' }).getByRole('button', { name: 'Lagen' }).click();

const failures = [
  ['fails', { status: 500, json: { code: 'internal', errors: {} } }, 'De server heeft een storing.'],
  ['is unreachable behind its proxy', { status: 502, body: 'Bad gateway' }, 'De server heeft een storing.'],
  [
    'has a full disk',
    { status: 507, json: { code: 'storage_full', errors: {} } },
    'De schijf van de server is vol.',
  ],
] as const;
for (const failure of failures) {
  const [what, reply, words] = failure;
  test(
    `an owner whose server ${what} sees a message, and the work is saved as soon as possible`,
    onlyDeep,
    async ({ page }) => {
      const own = await openOwnPage(page, 'Tegenslag', textSection('s', '<p>Begin</p>'));
      await page.route('**/documents/save', (route) => route.fulfill({ ...reply }));
      await typeBehind(page, 'Begin', ' en verder');
      await expect(page.getByText(words)).toBeVisible({ timeout: 15_000 });
      await expectAccessible(page, what);
      await page.unroute('**/documents/save');
      await expect
        .poll(() => storedText(page, own, 's-text'), { timeout: 20_000 })
        .toBe('<p>Begin en verder</p>');
      await expectSaved(page);
      await expect(page.getByText(words)).toBeHidden();
    },
  );
}

test(
  'an owner whose tab closed before its work was sent gets it back',
  onlyDeep,
  async ({ page, context }) => {
    const own = await openOwnPage(page, 'Tegenslag', textSection('s', '<p>Begin</p>'));
    await context.route('**/documents/save', (route) => route.abort());
    await typeBehind(page, 'Begin', ' dat bijna weg was');
    await expect(page.getByText('Geen verbinding. Je werk')).toBeVisible({ timeout: 15_000 });
    await page.close();
    await context.unroute('**/documents/save');

    const again = await context.newPage();
    await openDesigner(again, `/paginas/${own.id}`);
    const frame = await canvasFrame(again);
    await expect(frame.getByText('Begin')).toHaveText('Begin');
    const offer = again.getByRole('button', { name: 'Terugzetten' });
    await expect(offer).toBeVisible();
    await expectAccessible(again, 'unsent work');
    await offer.click();
    await expect(frame.getByText('Begin')).toHaveText('Begin dat bijna weg was');
    await expectSaved(again);
    await again.reload();
    await expect((await canvasFrame(again)).getByText('Begin dat bijna weg was')).toBeVisible({
      timeout: 20_000,
    });
    await expect(offer).toBeHidden();
  },
);

test(
  'a block that cannot be rendered or read says so in its place, and everything beside it stays editable',
  onlyDeep,
  async ({ page }) => {
    // A picture is in a figure element, and nothing else on the page is.
    await page.addInitScript(() => {
      const create = Document.prototype.createElement;
      Document.prototype.createElement = function (this: Document, ...given: [string]) {
        if (given[0] === 'figure') throw new Error('dit gaat mis');
        return create.apply(this, given);
      };
    });
    const broken = { id: 'plaat', type: 'image', data: { url: '|/plaat.jpg', alt: 'Blijft' } };
    const newer = { id: 'nieuwer', type: 'paragraph', version: 99, data: { text: '<p>Uit de toekomst</p>' } };
    const own = await openOwnPage(
      page,
      'Tegenslag',
      textSection('s', '<p>Begin</p>'),
      [{ id: 'a', type: 'sectionContent', slots: { content: ['plaat'] } }, broken],
      [{ id: 'b', type: 'sectionContent', slots: { content: ['nieuwer'] } }, newer],
    );
    const frame = await canvasFrame(page);
    await expect(frame.getByText('Afbeelding kan nu niet worden getoond')).toBeVisible();
    await expect(frame.getByText('Tekst kan nu niet worden getoond')).toBeVisible();
    await layers(page);
    await page.getByRole('treeitem', { name: /^Afbeelding/ }).click();
    await expect(page.getByRole('note')).toContainText('Dit onderdeel kan niet worden getoond');
    await expect(page.getByRole('note')).toContainText('dit gaat mis');
    await expectAccessible(page, 'broken blocks');
    await page.getByRole('button', { name: 'Paneel sluiten' }).click();
    await typeBehind(page, 'Begin', ' blijft bewerkbaar');
    await expect
      .poll(() => storedText(page, own, 's-text'), { timeout: 20_000 })
      .toBe('<p>Begin blijft bewerkbaar</p>');
    type Stored = { document: { blocks: Record<string, { data: object; version: number }> } };
    const { blocks } = (await ownerCall<Stored>(page, 'documents/open', keyOf(own))).document;
    expect(blocks['plaat']?.data).toMatchObject(broken.data);
    expect(blocks['nieuwer']).toMatchObject({ version: 99, data: newer.data });
  },
);

test('an owner copies a section to another page, and cuts it from the first', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Tegenslag', textSection('s', '<p>Neem mij mee</p>'));
  const other = await makeOwnPage(page, 'Andere pagina');
  await layers(page);
  const rows = page.getByRole('treeitem', { level: 1 });
  await rows.first().click();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.locator('[data-announcer]')).toHaveText('Tekst gekopieerd.');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+x');
  await expect(rows).toHaveCount(1);
  await expectSaved(page);

  await openDesigner(page, `/paginas/${other.id}`);
  await page.keyboard.press('ControlOrMeta+v');
  await expect((await canvasFrame(page)).getByText('Neem mij mee')).toBeVisible();
  await expectSaved(page);
});

test('a text of 10 MB is not pasted, and the owner sees the reason', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Tegenslag', textSection('s', '<p>Begin</p>'));
  await typeBehind(page, 'Begin', ' blijft');
  const text = (await canvasFrame(page)).locator('[contenteditable="true"]');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'x'.repeat(10 * 1024 * 1024));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Deze tekst is te groot om te plakken.').first()).toBeVisible();
  await expect(text).toHaveText('Begin blijft');
  await expectSaved(page);
});

test('an owner edits and saves a page of 2,000 blocks, which accepts no more', onlyDeep, async ({ page }) => {
  test.setTimeout(240_000);
  const sections = Array.from({ length: 400 }, (_, number) => {
    const texts = [1, 2, 3, 4].map((text) => ({
      id: `s${number}-${text}`,
      type: 'paragraph',
      data: { text: `<p>Tekst ${number}.${text}</p>` },
    }));
    return [
      { id: `s${number}`, type: 'sectionContent', slots: { content: texts.map(({ id }) => id) } },
      ...texts,
    ];
  });
  const own = await openOwnPage(page, 'Tegenslag', ...sections);
  const frame = await canvasFrame(page);
  await expect(frame.getByText('Tekst 399.4')).toBeAttached({ timeout: 60_000 });
  await typeBehind(page, 'Tekst 0.1', ' aangepast');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => storedText(page, own, 's0-1'), { timeout: 20_000 })
    .toBe('<p>Tekst 0.1 aangepast</p>');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(page.getByText(/het maximum van 2\.000 blokken/).first()).toBeVisible();
  await expectSaved(page);
  const { document } = await ownerCall<{ document: { blocks: object } }>(page, 'documents/open', keyOf(own));
  expect(Object.keys(document.blocks)).toHaveLength(2000);
});
