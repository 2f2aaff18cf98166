import { expect, test } from '@playwright/test';
import { makeOwnPage, openDesigner, signInAsOwner } from '../support/designer.ts';
import { dashboard, screenOf, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test(
  'ROUTE-15 (partly) an address names its website: another tab with another website changes nothing in this one',
  onlyDeep,
  async ({ page, context }) => {
    await signInAsOwner(page);
    const own = await makeOwnPage(page, 'Van Atelier Noord');
    await openDesigner(page, `/paginas/${own.id}`);
    await expect(page).toHaveURL(screenOf(`/paginas/${own.id}`));

    const other = await context.newPage();
    await other.goto(screenOf('/paginas'));
    await other.getByRole('button', { name: /Andere website kiezen/ }).click();
    await other.getByRole('menuitem').filter({ hasNotText: 'Atelier Noord' }).first().click();
    await expect(other).not.toHaveTitle(/Atelier Noord/);
    const address = other.url();
    expect(address).toMatch(/\/w\/[^/]+\/paginas$/);

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Van Atelier Noord', level: 1 })).toBeVisible();
    // A link in a mail, opened in a tab that has no website yet; the last one in this browser is another.
    const mailed = await context.newPage();
    await mailed.goto(screenOf('/bestellingen'));
    await expect(mailed).toHaveTitle(/ \| Atelier Noord \| Etalage$/);
    await mailed.goto(address);
    await expect(mailed).not.toHaveTitle(/Atelier Noord/);
    await mailed.goBack();
    await expect(mailed).toHaveTitle(/ \| Atelier Noord \| Etalage$/);
    // An address that names none opens the website that was open last: in this tab, else in this browser.
    for (const tab of [other, await context.newPage()]) {
      await tab.goto(`${dashboard}/paginas`);
      await expect(tab).toHaveURL(address);
    }
  },
);

test(
  'an address without a website leads to the one with it, and keeps its question',
  onlyDeep,
  async ({ page }) => {
    await signInAt(page, '/paginas?tab=onderdelen');
    await expect(page).toHaveURL(screenOf('/paginas?tab=onderdelen'));
    await page.getByRole('link', { name: 'Header', exact: true }).click();
    await expect(page).toHaveURL(screenOf('/wm/templates/header'));
    await page.goto(`${dashboard}/wm/templates/footer`);
    await expect(page).toHaveURL(screenOf('/wm/templates/footer'));
  },
);

test('an address of a website that is not theirs offers the websites that are', async ({ page }) => {
  await signInAt(page, '/paginas');
  await page.goto(`${dashboard}/w/bestaat-niet/paginas`);
  await expect(page.getByRole('heading', { name: 'Website niet gevonden' })).toBeVisible();
  await page.getByRole('link', { name: 'Atelier Noord' }).click();
  await expect(page).toHaveURL(screenOf('/'));
});
