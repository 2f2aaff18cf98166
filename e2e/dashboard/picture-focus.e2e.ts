import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { canvasFrame, expectSaved, openOwnPage } from '../support/designer.ts';
import { picture } from '../support/shown-page.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(90_000);

const table = picture('eettafel-duin-1');

/** Selects the first part of the page with this name and opens its settings. */
async function choosePart(page: Page, name: RegExp, tab: string): Promise<void> {
  const panels = page.getByRole('navigation', { name: 'Panelen' });
  await panels.getByRole('button', { name: 'Lagen', exact: true }).click();
  const tree = page.getByRole('tree', { name: 'Onderdelen van de pagina' });
  await tree.getByRole('treeitem', { name }).first().click();
  await page.getByRole('tab', { name: tab }).click();
}

/** What a browser shows of a picture. */
const lookOf = (element: HTMLElement) => {
  const { objectPosition, backgroundPosition, backgroundImage } = getComputedStyle(element);
  return {
    objectPosition,
    backgroundPosition,
    hasPlaceholder: backgroundImage.startsWith('url("data:image'),
  };
};

test(
  'an owner sets the point of a picture that stays in view and marks it as a decoration, and visitors get both',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const own = await openOwnPage(page, 'Uitsnede', [
      { id: 'sectie', type: 'sectionContent', slots: { content: ['beeld'] } },
      { id: 'beeld', type: 'image', data: { url: table, width: '300', height: '500', click_event: 'none' } },
    ]);
    await choosePart(page, /^Afbeelding/, 'Blok');
    const frame = await canvasFrame(page);
    const canvas = frame.locator('figure img');
    await expect(canvas).toHaveCSS('object-position', '50% 50%');

    await page.getByRole('button', { name: /^Uitsnede van eettafel-duin-1\.jpg/ }).click();
    const point = page.getByRole('slider', { name: /^Belangrijkste punt van/ });
    await expect(point).toHaveAttribute('aria-valuetext', '50% van links, 50% van boven');
    await expectAccessible(page, 'the focal point of a picture');
    const preview = point.locator('..');
    const box = (await preview.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.7);
    await expect(point).toHaveAttribute('aria-valuetext', '20% van links, 70% van boven');
    await expect(canvas).toHaveCSS('object-position', '20% 70%');
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.7);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.6, { steps: 4 });
    await page.mouse.up();
    await expect(canvas).toHaveCSS('object-position', '40% 60%');
    await point.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(canvas).toHaveCSS('object-position', '41% 50%');

    const hint = page.getByText('Leeg: dan geldt de alternatieve tekst van het bestand,');
    await expect(hint).toBeVisible();
    await page.getByLabel('Decoratief (geen alternatieve tekst nodig)').click();
    await expect(hint).toBeHidden();
    await expect(page.getByLabel('Alternatieve tekst', { exact: true })).toHaveCount(0);
    await expectSaved(page);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.locator('#publish-state')).toHaveText('Alles staat online');

    const visitor = await browser.newPage();
    await visitor.goto(`${baseURL ?? ''}${own.path}`);
    const shown = visitor.locator(`main img[src^="${table}"]`);
    await expect(shown).toHaveAttribute('alt', '');
    expect(await shown.evaluate(lookOf)).toEqual({
      objectPosition: '41% 50%',
      backgroundPosition: '41% 50%',
      hasPlaceholder: true,
    });
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await visitor.close();

    await page.getByRole('button', { name: 'Terug naar het midden' }).click();
    await expect(canvas).toHaveCSS('object-position', '50% 50%');
  },
);
