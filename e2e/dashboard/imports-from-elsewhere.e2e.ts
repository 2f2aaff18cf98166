import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstOf } from '../support/deep-run.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.67.1' } });

const exports = join(import.meta.dirname, '../../apps/dashboard/src/routes/imports/file');

const files = [
  {
    system: 'WooCommerce',
    file: 'woocommerce/export.fixture.csv',
    // A set of products, a product of another shop, a variation without its product, an article number twice, a subscription.
    leftOut: ['Eethoek', 'Lamp van een ander', 'Wees', 'Stoel dubbel', 'Abonnement'],
    variable: { title: 'Tafel', choices: ['Zwart', 'Wit'] },
  },
  {
    system: 'Shopify',
    file: 'shopify/export.fixture.csv',
    leftOut: [],
    variable: { title: 'T-shirt', choices: [] },
  },
];

for (const tried of files) {
  const { system, file, leftOut, variable } = tried;
  test(
    `the product export of ${system} is read as it comes, and shown before anything is stored`,
    firstOf(files, tried),
    async ({ page }) => {
      const errors = scriptErrors(page);
      await signInAt(page, '/importeren');
      await expect(page.getByRole('button', { name: 'Kies een bestand' })).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(join(exports, file));
      await expect(page.getByText(`Dit is een export van ${system}.`)).toBeVisible();
      await page.getByRole('button', { name: 'Controleren' }).click();
      await expect(page.getByText('Er is nog niets opgeslagen.')).toBeVisible();
      const planned = page.getByRole('row').filter({ has: page.getByText(variable.title, { exact: true }) });
      await expect(planned).toContainText('Nieuw');
      await planned.getByRole('button', { name: /^Nog \d+ tonen$/ }).click();
      for (const choice of variable.choices) await expect(planned).toContainText(choice);
      for (const title of leftOut) await expect(page.getByText(title, { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Annuleren' }).click();
      await expect(page.getByText('De import is gestopt voordat er iets was opgeslagen.')).toBeVisible();
      expect(errors).toEqual([]);
    },
  );
}
