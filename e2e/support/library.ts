import { Buffer } from 'node:buffer';
import { dashboardPath } from '@etalage/api-contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectSaved, openDesigner } from './designer.ts';
import { dashboard } from './owner.ts';

/** The address of the files of the empty website. */
export const filesOf = (search = ''): string => dashboard + dashboardPath('leeg', `/bestanden${search}`);

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

/** Pictures of 300 by 150 pixels, each of a colour of its own. */
export async function picturesOf(page: Page, names: readonly string[]) {
  const colors = ['#8a4b2a', '#2a4b8a'];
  return Promise.all(
    names.map(async (name, index) => ({
      name,
      mimeType: 'image/png',
      buffer: await picture(page, colors[index] ?? 'red'),
    })),
  );
}

/** Uploads pictures to the library. */
export async function upload(page: Page, names: readonly string[]): Promise<void> {
  const files = await picturesOf(page, names);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Uploaden', exact: true }).first().click();
  await (await chooser).setFiles(files);
  for (const name of names) await expect(tile(page, name)).toBeVisible({ timeout: 20_000 });
}

export const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} bekijken`, exact: true });
export const detail = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

export async function open(page: Page, name: string): Promise<void> {
  await tile(page, name).click();
  await expect(detail(page, name).getByText('Gebruikt op')).toBeVisible();
}

export async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Uses a picture of the library in the picture block of a page, and publishes the page. */
export async function useOnPage(page: Page, id: string, name: string, folder = ''): Promise<void> {
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
  if (folder !== '') await dialog.getByLabel('Map', { exact: true }).selectOption(folder);
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
