import { expect, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder, privatePerson } from '../support/shop.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.92.6.1' } });

test('an owner sees how the shop does beside the period before, as a plot and as a table, and goes to what waits', async ({
  page,
}) => {
  const errors = scriptErrors(page);
  // Paid at pick-up: a sale from now on.
  const later = { customer: privatePerson, payment: 'pay_on_pickup', delivery: 'afhalen' };
  await makeOrder(page, priceTable.duinWalnutOiled, later);
  await page.context().clearCookies();
  await signInAt(page, '/');

  const figures = page.getByRole('region', { name: 'Zo gaat het met je winkel' });
  const period = figures.getByRole('group', { name: 'Periode' });
  await expect(period.getByRole('button', { name: '30 dagen' })).toHaveAttribute('aria-pressed', 'true');
  await period.getByRole('button', { name: 'Vandaag' }).click();
  await expect(page).toHaveURL(/periode=1/);
  await figures.getByRole('button', { name: /^Bestellingen/ }).click();
  const plot = figures.getByRole('figure', { name: 'Bestellingen per uur' });
  await expect(plot.getByRole('application')).toBeVisible();

  await figures.getByText('Toon als tabel').click();
  const now = await figures.getByRole('row').getByRole('cell').filter({ hasText: /^\d+$/ }).allTextContents();
  expect(now.map(Number).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  await expectAccessibleAt(page, [1440, 768, 390], 'the overview');

  await page.reload();
  await expect(period.getByRole('button', { name: 'Vandaag' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('region', { name: 'Wacht op jou' }).getByRole('link', { name: 'Bijna op' }).click();
  await expect(page).toHaveURL(/\/voorraad\?toon=laag/);
  await expect(page.getByRole('heading', { name: 'Voorraad', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
