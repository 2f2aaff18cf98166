import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { inTurn } from '../support/deep-run.ts';
import { dashboard, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { publishEmptyPage, resetPart } from '../support/parts.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.8.1' } });

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('Alles staat op de website')).toBeVisible();
}

test(
  'COOK-17 an entry that the owner adds stands in the window of cookies, and the bar where and how they chose',
  inTurn(4),
  async ({ page, baseURL, browser }) => {
    const errors = scriptErrors(page);
    await signIn(page);
    await resetPart(page, 'cookies');
    await page.goto(dashboard + dashboardPath('leeg', '/cookies'));
    await expectScreen(page, 'Cookies');
    await page.getByRole('button', { name: 'Toevoegen' }).click();
    await page.getByLabel('Naam', { exact: true }).fill('Bezoek tellen');
    await page.getByLabel('Wat het doet, in gewone woorden').fill('Telt hoeveel mensen een pagina lezen.');
    const scripts = page.getByLabel('Adressen van scripts');
    await scripts.fill('stats.voorbeeld.nl/t.js');
    await expect(scripts).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Niet opgeslagen: er klopt iets niet.')).toBeVisible();
    await scripts.fill('');
    const code = page.getByLabel('Code die bij de scripts hoort');
    await code.fill('<script>tel()</script>');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill('document.documentElement.dataset.teller = "aan";');
    await page.getByLabel('Namen van de cookies').fill('_tel\n_tel_*');
    await page.getByLabel('Plaats van de melding').selectOption({ label: 'Rechts onderin' });
    await page.getByRole('radiogroup', { name: 'Kleur van de melding' }).getByTitle('Hoofdkleur 700').click();
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    await expectAccessible(page, 'the settings of cookies');
    await publish(page);

    const visitor = await (await browser.newContext()).newPage();
    const { port } = new URL(baseURL ?? '');
    await visitor.goto(`http://leeg.localhost:${port}${await publishEmptyPage(page)}`);
    const bar = visitor.getByRole('region', { name: 'Cookies', exact: true });
    await expect(bar).toHaveCSS('background-color', 'rgb(21, 68, 58)');
    const box = await bar.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
    await bar.getByRole('button', { name: 'Voorkeuren' }).click();
    const modal = visitor.getByRole('dialog', { name: 'Cookievoorkeuren' });
    await expect(modal).toContainText('Bezoek tellen');
    await expect(modal).toContainText('Telt hoeveel mensen een pagina lezen.');
    await expect(modal).toContainText('Cookies: _tel, _tel_*');
    await expect(visitor.locator('html[data-teller]')).toHaveCount(0);
    await modal.getByRole('switch', { name: 'Bezoek tellen' }).click();
    await modal.getByRole('button', { name: 'Opslaan' }).click();
    await expect(visitor.locator('html[data-teller="aan"]')).toHaveCount(1);
    await visitor.context().close();

    await page.getByRole('button', { name: 'Geschiedenis' }).click();
    const history = page.getByRole('dialog', { name: 'Geschiedenis' });
    await history
      .getByRole('listitem')
      .filter({ hasText: 'Van voor de eerste wijziging' })
      .getByRole('button', { name: 'Terugzetten' })
      .click();
    await publish(page);
    expect(errors).toEqual([]);
  },
);
