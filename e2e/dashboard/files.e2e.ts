import { Buffer } from 'node:buffer';
import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { openDesigner, expectSaved } from '../support/designer.ts';
import { dashboard, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { makePicturePage } from '../support/parts.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.8.1' } });
test.setTimeout(120_000);

const screenAt = (path: string) => dashboard + dashboardPath('leeg', path);
const WIDTHS = [1440, 768, 390];

/** A PNG of one colour, created by the browser. */
async function picture(page: Page, color: string): Promise<Buffer> {
  const data = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, color);
  return Buffer.from(data, 'base64');
}

async function upload(page: Page, names: readonly string[]): Promise<void> {
  const colors = ['#8a4b2a', '#2a4b8a'];
  const files = await Promise.all(
    names.map(async (name, index) => ({
      name,
      mimeType: 'image/png',
      buffer: await picture(page, colors[index] ?? 'red'),
    })),
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Uploaden', exact: true }).first().click();
  await (await chooser).setFiles(files);
  for (const name of names) await expect(tile(page, name)).toBeVisible({ timeout: 20_000 });
}

const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} bekijken`, exact: true });
const detail = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function open(page: Page, name: string): Promise<void> {
  await tile(page, name).click();
  await expect(detail(page, name).getByText('Gebruikt op')).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Uses a picture of the library in the picture block of a page, and publishes the page. */
async function useOnPage(page: Page, id: string, folder: string, name: string): Promise<void> {
  await openDesigner(page, dashboardPath('leeg', `/paginas/${id}`));
  const panels = page.getByRole('navigation', { name: 'Panelen' });
  await panels.getByRole('button', { name: 'Lagen', exact: true }).click();
  const tree = page.getByRole('tree', { name: 'Onderdelen van de pagina' });
  await tree
    .getByRole('treeitem', { name: /^Afbeelding/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Blok' }).click();
  await page.getByRole('button', { name: /^Kies uit bestanden/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Kies een bestand' });
  await dialog.getByLabel('Map', { exact: true }).selectOption(folder);
  await dialog.getByRole('button', { name: new RegExp(name) }).waitFor();
  await expectAccessible(page, 'choosing a file');
  await dialog.getByRole('searchbox').fill('niets van dit alles');
  await expect(dialog.getByText('Geen enkel bestand past bij wat je zoekt.')).toBeVisible();
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: new RegExp(name) }).click();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.locator('#publish-state')).toHaveText('Alles staat online');
}

test('an owner keeps files in folders, uses one on a page, deletes it after a question and restores it', async ({
  page,
  browser,
  baseURL,
}) => {
  const errors = scriptErrors(page);
  const own = crypto.randomUUID().slice(0, 8);
  const chair = `stoel-${own}.png`;
  const table = `tafel-${own}.png`;
  const folder = `Proef ${own}`;
  await signIn(page);
  const { id, path } = await makePicturePage(page, `Pagina ${own}`);
  await page.goto(screenAt('/bestanden'));
  await expectScreen(page, 'Bestanden');
  await upload(page, [chair, table]);
  await expectAccessibleAt(page, WIDTHS, 'the files');

  await test.step('gives one an alternative text, which the filter of missing texts then leaves out', async () => {
    await open(page, chair);
    await page.getByLabel('Alternatieve tekst', { exact: true }).fill(`Rode stoel ${own}`);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText(`De gegevens van ${chair} zijn opgeslagen.`).first()).toBeVisible();
    await expectAccessibleAt(page, WIDTHS, 'a file');
    await close(page);
    await page.getByLabel('Toon').selectOption('Zonder alternatieve tekst');
    await expect(tile(page, table)).toBeVisible();
    await expect(tile(page, chair)).toHaveCount(0);
    await page.getByLabel('Toon').selectOption('Alles');
    await page.getByRole('searchbox').fill(`rode stoel ${own}`);
    await expect(tile(page, table)).toHaveCount(0);
    await expect(tile(page, chair)).toBeVisible();
    await page.getByRole('searchbox').fill(own);
  });

  await test.step('moves both to a new folder', async () => {
    await page.getByRole('button', { name: 'Nieuwe map' }).click();
    await page.getByLabel('Naam van de map').fill(folder);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('heading', { name: folder })).toBeVisible();
    await expect(page.getByText('Deze map is leeg')).toBeVisible();
    await page.getByRole('button', { name: 'Alle bestanden', exact: true }).click();
    for (const name of [chair, table]) await page.getByRole('checkbox', { name: `${name} kiezen` }).check();
    await page.getByRole('button', { name: 'Verplaatsen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '2 bestanden verplaatsen' });
    await dialog.getByLabel('Map', { exact: true }).selectOption(folder);
    await dialog.getByRole('button', { name: 'Verplaatsen' }).click();
    await page.getByRole('button', { name: `${folder} 2 bestanden` }).click();
    await expect(tile(page, chair)).toBeVisible();
    await expect(tile(page, table)).toBeVisible();
  });

  await useOnPage(page, id, folder, chair);
  const { port } = new URL(baseURL ?? '');
  const shown = async () => {
    // A page behind another one is drawn slowly, so the visitor has a window of their own, and leaves.
    const visitor = await browser.newPage();
    await visitor.goto(`http://leeg.localhost:${port}${path}`);
    const image = visitor.getByRole('img', { name: `Rode stoel ${own}` });
    await expect(image).toBeVisible();
    const width = await image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth));
    await visitor.close();
    return width;
  };
  expect(await shown()).toBe(300);

  await test.step('sees where it is used, and is asked before it is deleted', async () => {
    await page.goto(screenAt(`/bestanden?map=${encodeURIComponent(folder)}`));
    await open(page, chair);
    const dialog = detail(page, chair);
    await expect(dialog.getByRole('link', { name: `Pagina ${own}` })).toHaveAttribute(
      'href',
      dashboardPath('leeg', `/paginas/${id}`),
    );
    await expect(dialog.getByText('Zichtbaar', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    const question = page.getByRole('dialog', { name: 'Nog in gebruik' });
    await expect(question.getByText(`Pagina ${own}`)).toBeVisible();
    await expectAccessible(page, 'the question before a used file is deleted');
    await question.getByRole('button', { name: 'Annuleren' }).click();
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    await question.getByRole('button', { name: 'Toch verwijderen' }).click();
    await expect(page.getByText(`${chair} staat in de prullenbak.`).first()).toBeVisible();
    await expect(tile(page, chair)).toHaveCount(0);
    expect(await shown(), 'the page keeps the picture').toBe(300);
  });

  await test.step('restores it from the bin, in its folder', async () => {
    await page.getByRole('button', { name: 'Prullenbak' }).click();
    await expect(tile(page, table)).toHaveCount(0);
    await page.getByRole('button', { name: 'Als lijst' }).click();
    await page.getByRole('checkbox', { name: `${chair} kiezen` }).check();
    await expectAccessibleAt(page, WIDTHS, 'the bin');
    await page.getByRole('button', { name: 'Terugzetten', exact: true }).first().click();
    await expect(page.getByText(`${chair} is teruggezet.`).first()).toBeVisible();
    await page.getByRole('button', { name: `${folder} 2 bestanden` }).click();
    await expect(page.getByRole('table', { name: 'Bestanden' }).getByText(chair)).toBeVisible();
  });
  expect(errors).toEqual([]);
});
