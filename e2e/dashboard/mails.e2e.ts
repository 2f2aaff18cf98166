import { expect, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { makeOrder, privatePerson } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.3.1' } });

const widths = [1440, 768, 390];
const lamp = { url: '/verlichting/wandlamp-schijn', selection: {}, quantity: 1 };

test(
  'an owner finds the mails of an order, and those that were refused by their filter',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const visitor = await visitorPage(browser, '10.94.3', 20);
    const email = `mails-${test.info().retry}@example.org`;
    const customer = { ...privatePerson, email };
    await makeOrder(visitor, lamp, { payment: 'wire', delivery: 'afhalen', customer });
    await visitor.close();

    await signInAt(page, '/instellingen/mails');
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByText('1 mail', { exact: true })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: email });
    // This server sends nothing.
    await expect(row).toContainText('Deze server verstuurt geen mails.');
    await page.getByRole('button', { name: 'Geweigerd', exact: true }).click();
    await expect(page).toHaveURL(/toon=geweigerd/);
    await expect(page.getByText('Geen mail gevonden')).toBeVisible();
    await page.getByRole('button', { name: 'Toon alle mails' }).click();
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByText('1 mail', { exact: true })).toBeVisible();
    await expectAccessibleAt(page, widths, 'the list of mails');
    await row.getByRole('link').click();
    await expect(page.getByText(email).first()).toBeVisible();
    expect(errors).toEqual([]);
  },
);
