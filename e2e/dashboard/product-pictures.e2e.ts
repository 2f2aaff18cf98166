import { Buffer } from 'node:buffer';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { makeProduct } from '../support/owner-products.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.80.1' } });

/** A PNG of one colour, created by the browser. */
async function picture(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 900, height: 900 });
    canvas.getContext('2d')?.fillRect(0, 0, 900, 900);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
}

test(
  'an owner says what is on a picture of a product, at the product, and a visitor gets that text',
  onlyDeep,
  async ({ page, baseURL }) => {
    const errors = scriptErrors(page);
    const name = `Fotokruk ${test.info().retry}`;
    await signInAt(page, '/producten');
    await makeProduct(page, name, '121');
    const pictures = page.getByRole('group', { name: 'Foto’s', exact: true });
    const file = { name: 'kruk.png', mimeType: 'image/png', buffer: await picture(page) };
    await pictures.locator('input[type=file]').first().setInputFiles(file);
    const text = pictures.getByRole('textbox', { name: /^Alternatieve tekst van kruk/ });
    await expect(text).toBeEnabled();
    await text.fill('Een zwarte kruk van voren');
    await page.getByLabel('Artikelnummer').focus();
    await expect(pictures.getByText('Alternatieve tekst opgeslagen.')).toBeVisible();
    await expectAccessible(page, 'a described picture');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Bekijken in de winkel' })).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto(`${baseURL}/${name.toLowerCase().replace(' ', '-')}`);
    await expect(visitor.getByRole('img', { name: 'Een zwarte kruk van voren' })).toBeVisible();
    await visitor.close();
    expect(errors).toEqual([]);
  },
);
