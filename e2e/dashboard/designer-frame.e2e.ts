import { expect, test } from '@playwright/test';
import {
  canvasFrame,
  dashboard,
  expectSaved,
  fillDocument,
  keyOf,
  makeOwnPage,
  openDesigner,
  openOwnPage,
  ownerCall,
  pointAt,
  pointOn,
  signInAsOwner,
  textSection,
} from '../support/designer.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';
import { screenOf } from '../support/owner.ts';

test.setTimeout(90_000);

test('DSGN-01 the frame is 1672 by 800 at a scale of 0.8', async ({ page }) => {
  // The window that leaves the frame exactly this much space; docs/decisions.md has the size in other ones.
  await page.setViewportSize({ width: 1700, height: 744 });
  await openOwnPage(page, 'Maat');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('width', '1672');
  await expect(frame).toHaveAttribute('height', '800');
  await expect(frame).toHaveCSS('transform', 'matrix(0.8, 0, 0, 0.8, 0, 0)');
  const box = await frame.boundingBox();
  expect([box?.width, box?.height].map((size) => Math.round((size ?? 0) * 10) / 10)).toEqual([1337.6, 640]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1700);
});

test('DSGN-03 selecting something in the frame opens its tab', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Tabbladen', textSection('s', '<p>Kies deze tekst</p>'));
  const tab = (name: string) => page.getByRole('tab', { name });
  const point = await pointAt(page, 'Kies deze tekst');
  await page.mouse.click(point.x, point.y);
  await expect(tab('Blok')).toHaveAttribute('aria-selected', 'true');
  // Beside the text, within its section.
  const sheet = await page.locator('[data-drop="canvas"]').boundingBox();
  await page.mouse.click((sheet?.x ?? 0) + 12, point.y);
  await expect(tab('Sectie')).toHaveAttribute('aria-selected', 'true');
  await page.mouse.click(point.x, point.y);
  await expect(tab('Blok')).toHaveAttribute('aria-selected', 'true');
  // The selection stays the same from here on; only the tab changes.
  await page.keyboard.down('Alt');
  await page.mouse.click(point.x, point.y);
  await page.keyboard.up('Alt');
  await expect(tab('Stijl')).toHaveAttribute('aria-selected', 'true');
  await page.mouse.click(point.x, point.y);
  await expect(tab('Blok')).toHaveAttribute('aria-selected', 'true');
});

test(
  'ROUTE-14 an owner opens a template at its own address and edits it; nobody else gets an editor',
  inTurn(3),
  async ({ page, browser, baseURL }) => {
    await signInAsOwner(page);
    const { id } = await ownerCall<{ id: string }>(page, 'templates/create', { title: 'Openingstijden' });
    await fillDocument(page, { document_kind: 'template', document_id: id }, [
      textSection('s', '<p>Maandag gesloten</p>'),
    ]);
    await openDesigner(page, `/wm/templates/${id}`);
    await expect(page.getByRole('heading', { name: /Openingstijden/, level: 1 })).toBeVisible();
    const point = await pointAt(page, 'Maandag gesloten');
    await page.mouse.dblclick(point.x, point.y);
    await expect(page.getByRole('group', { name: 'Tekstopmaak' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Maandag open');
    await page.keyboard.press('Escape');
    await expect((await canvasFrame(page)).getByText('Maandag open')).toBeVisible();
    await expectSaved(page);
    await page.reload();
    await expect((await canvasFrame(page)).getByText('Maandag open')).toBeVisible({ timeout: 20_000 });

    const anonymous = await browser.newPage();
    await anonymous.goto(`${dashboard}/wm/templates/${id}`);
    await expect(anonymous).toHaveURL(/\/inloggen$/);
    expect((await anonymous.goto(`${baseURL}/wm/templates/${id}`))?.status()).toBe(404);
    await expect(anonymous.locator('iframe, [contenteditable="true"]')).toHaveCount(0);
    await anonymous.close();
  },
);

test(
  'DSGN-02 DSGN-05 DSGN-06 DSGN-07 a template on a page shows its button, and an empty one its hint, to the owner only',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    await signInAsOwner(page);
    const { id } = await ownerCall<{ id: string }>(page, 'templates/create', { title: 'Leeg' });
    const filled = await ownerCall<{ id: string }>(page, 'templates/create', { title: 'Gevuld' });
    const template = { document_kind: 'template', document_id: filled.id } as const;
    await fillDocument(page, template, [textSection('tekst', '<p>Uit de template</p>')]);
    const { revision } = await ownerCall<{ revision: number }>(page, 'documents/open', template);
    await ownerCall(page, 'documents/publish', { ...template, revision });
    const own = await makeOwnPage(page, 'Met een template');
    const key = keyOf(own);
    await fillDocument(page, key, [
      textSection('s', '<p>Boven de template</p>'),
      [{ id: 'p', type: 'templatePartial', data: { template: id } }],
      [{ id: 'q', type: 'templatePartial', data: { template: filled.id } }],
    ]);
    await openDesigner(page, `/paginas/${own.id}`);
    const frame = await canvasFrame(page);
    await expect(frame.getByText('Deze template is nog leeg. Voeg een sectie toe.')).toBeVisible();
    await expect(frame.getByText('Uit de template')).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Template bewerken' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    // The template itself was never published.
    await page.getByRole('button', { name: 'Toch publiceren' }).click();
    await expect(page.locator('#publish-state')).toHaveText('Alles staat online');
    const point = await pointAt(page, 'Template bewerken');
    await page.mouse.click(point.x, point.y);
    await expect(page).toHaveURL(screenOf(`/wm/templates/${id}`));
    await expect(page.getByRole('heading', { name: /Leeg/, level: 1 })).toBeVisible();
    // Each button leads to its own template.
    await openDesigner(page, `/paginas/${own.id}`);
    const buttons = (await canvasFrame(page)).getByRole('button', { name: 'Template bewerken' });
    await expect(buttons).toHaveCount(2);
    const last = await pointOn(page, buttons.last());
    await page.mouse.click(last.x, last.y);
    await expect(page).toHaveURL(screenOf(`/wm/templates/${filled.id}`));
    await expect(page.getByRole('heading', { name: /Gevuld/, level: 1 })).toBeVisible();

    const visitor = await browser.newPage();
    await visitor.goto(baseURL + own.path);
    await expect(visitor.getByText('Boven de template')).toBeVisible();
    await expect(visitor.getByText('Uit de template')).toBeVisible();
    await expect(visitor.getByText('Deze template is nog leeg.')).toHaveCount(0);
    await expect(visitor.getByText('Template bewerken')).toHaveCount(0);
    await visitor.close();
  },
);
