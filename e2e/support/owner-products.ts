import { expect, type Page } from '@playwright/test';

/** Makes a draft on the list of products, and opens it. */
export async function makeProduct(page: Page, title: string, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Nieuw product' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw product' });
  await dialog.getByLabel('Naam').fill(title);
  await dialog.getByLabel('Prijs').fill(price);
  await dialog.getByRole('button', { name: 'Product maken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
