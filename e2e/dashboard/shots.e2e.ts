import { expect, test } from '@playwright/test';
import { signInAt } from '../support/owner.ts';
test('shots', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAt(page, '/voorraad');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `/tmp/voorraad/list-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('searchbox').first().fill('stoel');
  await page.getByLabel('Nieuw aantal, Stoel Pier: Essen, naturel, Linnen', { exact: true }).fill('-9');
  await page.getByLabel('Nieuw aantal, Stoel Pier: Essen, naturel, Geen', { exact: true }).fill('+12');
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `/tmp/voorraad/typed-${width}.png` });
  }
  await page.getByRole('tab', { name: 'Mutaties' }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `/tmp/voorraad/moves-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(page.url().replace('?tab=mutaties', '?zoek=bestaatniet'));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/voorraad/none.png` });
});
