import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { dashboard, expectScreen, signIn } from '../support/owner.ts';
import { makeTemplatePage } from '../support/parts.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.18.1' } });

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Acties voor ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test(
  'a template is renamed and copied; it names where it stands, and is deleted only when that is nowhere',
  onlyDeep,
  async ({ page }) => {
    await signIn(page);
    const mark = crypto.randomUUID().slice(0, 8);
    const where = `Met sjabloon ${mark}`;
    await makeTemplatePage(page, `Actie ${mark}`, where);
    await page.goto(dashboard + dashboardPath('leeg', '/paginas?tab=onderdelen'));
    await expectScreen(page, 'Pagina’s');
    const card = page.getByRole('listitem').filter({ hasText: `Actie ${mark}` });
    await expect(card).toContainText(`Staat op: ${where} (concept)`);
    await choose(page, `Actie ${mark}`, 'Hernoemen');
    await page.getByLabel('Naam').fill(`Zomer ${mark}`);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('link', { name: `Zomer ${mark}` })).toBeVisible();

    await choose(page, `Zomer ${mark}`, 'Verwijderen');
    await expect(page.getByRole('dialog')).toContainText(`${where} (concept)`);
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).last().click();
    await choose(page, `Zomer ${mark}`, 'Dupliceren');
    await page.getByRole('button', { name: 'Sjabloon maken' }).click();
    await expect(page).toHaveURL(/\/wm\/templates\/[^/]+$/);

    await page.goto(dashboard + dashboardPath('leeg', '/paginas?tab=onderdelen'));
    const copy = page.getByRole('link', { name: `Zomer ${mark} (kopie)` });
    await choose(page, `Zomer ${mark} (kopie)`, 'Verwijderen');
    await page.getByRole('button', { name: 'Sjabloon verwijderen' }).click();
    await expect(copy).toHaveCount(0);
    await page.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(copy).toBeVisible();
  },
);
