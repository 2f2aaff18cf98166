import { dashboardPath } from '@etalage/api-contract';
import { expect, type Page, test } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { expectAccessibleAt } from '../support/axe.ts';
import { saveWebshop } from '../support/save-webshop.ts';
import { dashboard, scriptErrors, signIn } from '../support/owner.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.7.21' } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test(
  'an owner numbers orders and quotes, and sees the next number while typing',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    await signIn(page);
    await page.goto(dashboard + dashboardPath('voorbeelden', '/instellingen/webshop'));
    const orders = page.getByRole('group', { name: 'Bestelnummers', exact: true });
    const quotes = page.getByRole('group', { name: 'Offertenummers', exact: true });
    const next = field(page, 'Volgende bestelnummer');
    const first = Number(await next.inputValue());
    await expect(orders.getByRole('status')).toBeEmpty();

    await field(page, 'Begin van bestelnummers').fill('2026-');
    await page.getByLabel('Cijfers in bestelnummers').selectOption('Minstens 9: 000000007');
    await next.fill(String(first + 2));
    await expect(
      orders.getByText(`De volgende bestelling krijgt 2026-${String(first + 2).padStart(9, '0')}.`),
    ).toBeVisible();
    await expect(orders.getByRole('status')).toContainText(`De nummers ${first} tot en met ${first + 1}`);
    await field(page, 'Begin van offertenummers').fill('2026-');
    await page.getByLabel('Cijfers in offertenummers').selectOption('Minstens 6: 000007');
    await field(page, 'Volgende offertenummer').fill('x');
    await expect(quotes.getByRole('status')).toContainText('Vul een heel getal in van hooguit 9 cijfers.');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(quotes.getByText('Bestellingen en offertes moeten verschillend beginnen.')).toBeVisible();
    await expectAccessibleAt(page, [1440, 768, 390], 'refused numbers of orders and quotes');

    await field(page, 'Begin van offertenummers').fill('OFF-');
    await field(page, 'Volgende offertenummer').fill('999999');
    await expect(quotes.getByText('De volgende offerte krijgt OFF-999999.')).toBeVisible();
    await saveWebshop(page);
    await page.reload();
    await expect(next).toHaveValue(String(first + 2));
    await expect(page.getByLabel('Cijfers in offertenummers')).toHaveValue('6');
    expect(errors).toEqual([]);
  },
);

test('an owner goes from a VAT rate to the products that have it', onlyDeep, async ({ page }) => {
  const errors = scriptErrors(page);
  await signIn(page);
  await page.goto(dashboard + dashboardPath('atelier-noord', '/instellingen/webshop'));
  await expect(page.getByText('Je voert prijzen in inclusief btw.')).toBeVisible();
  const rates = page.getByRole('group', { name: 'Btw-tarieven', exact: true });
  const link = rates.getByRole('link', { name: 'met Hoog tarief' });
  const count = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/producten\?btw=high$/);
  const choice = page.getByRole('combobox', { name: 'Btw-tarief' });
  await expect(choice).toHaveValue('high');
  await expect(page.getByText(count, { exact: true })).toBeVisible();
  await expectAccessibleAt(page, [1440, 768, 390], 'products of a VAT rate');
  await choice.selectOption('Vrijgesteld (0%)');
  await expect(page).toHaveURL(/btw=exempt/);
  await choice.selectOption('Elk btw-tarief');
  await expect(page).not.toHaveURL(/btw=/);
  expect(errors).toEqual([]);
});
