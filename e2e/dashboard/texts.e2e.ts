import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { dashboard, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { resetPart } from '../support/parts.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.6.1' } });

// A website of its own: its texts are changed.
test.describe.configure({ mode: 'serial' });
const STANDARD = 'Pagina niet gevonden';
const OWN = 'Hier is helaas niets te vinden';

async function openTexts(page: Page, search: string): Promise<void> {
  await signIn(page);
  await resetPart(page, 'texts');
  await page.goto(dashboard + dashboardPath('leeg', `/teksten${search}`));
  await expectScreen(page, 'Teksten');
}

/** The title that a visitor reads at an address without a page. */
async function titleFor(page: Page, baseURL: string | undefined): Promise<string> {
  const { port } = new URL(baseURL ?? '');
  const reply = await page.request.get(`http://127.0.0.1:${port}/bestaat-niet`, {
    headers: { host: `leeg.localhost:${port}` },
  });
  expect(reply.status()).toBe(404);
  return /<title>(.*?) \| /.exec(await reply.text())?.[1] ?? '';
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('Alles staat op de website')).toBeVisible();
  // There is nothing to publish any more, and the button says so.
  await expect(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeDisabled();
}

test(
  'TRN-05 a text that the owner changes shows on the site when it is published, and reset brings the default back',
  inTurn(1),
  async ({ page, baseURL }) => {
    const errors = scriptErrors(page);
    await openTexts(page, '');
    await page.getByRole('button', { name: 'Niet gevonden en beveiligd' }).click();
    await page.getByRole('searchbox', { name: 'Zoek in teksten' }).fill('pagina gevonden');
    const field = page.getByLabel(STANDARD, { exact: true });
    await expect(field).toHaveAttribute('placeholder', STANDARD);
    await field.fill(OWN);
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    expect(await titleFor(page, baseURL)).toBe(STANDARD);

    await publish(page);
    expect(await titleFor(page, baseURL)).toBe(OWN);

    await page.reload();
    await expect(field).toHaveValue(OWN);
    await page.getByRole('button', { name: `Standaard terugzetten: ${STANDARD}` }).click();
    await expect(field).toHaveValue('');
    await publish(page);
    expect(await titleFor(page, baseURL)).toBe(STANDARD);
    expect(errors).toEqual([]);
  },
);

test(
  'a wording without its value is refused at its field, and saved when it is mended',
  onlyDeep,
  async ({ page }) => {
    await openTexts(page, '?zoek=website_search_hits');
    const field = page.getByLabel('{hits} producten gevonden', { exact: true });
    await field.fill('Gevonden');
    await expect(
      page.getByText('Deze tekst moet {hits} bevatten: daar komt een waarde te staan.'),
    ).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Niet opgeslagen: er klopt iets niet.')).toBeVisible();
    await field.fill('Gevonden: {hits}');
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await field.fill('');
    await expect(page.getByText('Alles staat op de website')).toBeVisible();
  },
);

test(
  'typed texts survive a lost connection, and undo brings back what was there',
  onlyDeep,
  async ({ page, context }) => {
    await openTexts(page, '?zoek=website_menu_open');
    const field = page.getByRole('textbox', { name: 'Menu openen', exact: true });
    await context.setOffline(true);
    await field.fill('Open het menu');
    await expect(page.getByText('Niet opgeslagen: geen verbinding.')).toBeVisible();
    await expect(field).toHaveValue('Open het menu');
    await context.setOffline(false);
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(field).toHaveValue('');
    await page.getByRole('button', { name: 'Opnieuw', exact: true }).click();
    await expect(field).toHaveValue('Open het menu');
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('Alles staat op de website')).toBeVisible();
  },
);

test(
  'two people at once lose nothing: the second chooses, and the other wording is in the history',
  onlyDeep,
  async ({ page, context }) => {
    await openTexts(page, '?zoek=website_menu_close');
    const other = await context.newPage();
    await other.goto(page.url());
    const mine = page.getByRole('textbox', { name: 'Menu sluiten', exact: true });
    await other.getByRole('textbox', { name: 'Menu sluiten', exact: true }).fill('Sluit');
    await expect(other.getByText('Opgeslagen als concept')).toBeVisible();
    await mine.fill('Dicht');
    await expect(
      page.getByRole('alert').filter({ hasText: 'heeft intussen ook iets gewijzigd' }),
    ).toBeVisible();
    await expect(mine).toHaveValue('Dicht');
    await page.getByRole('button', { name: /^Neem die van/ }).click();
    await expect(mine).toHaveValue('Sluit');
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(mine).toHaveValue('Dicht');
    await publish(page);

    await mine.fill('');
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    await page.getByRole('button', { name: 'Geschiedenis' }).click();
    const history = page.getByRole('dialog', { name: 'Geschiedenis' });
    await expect(history.getByText('Gepubliceerd').first()).toBeVisible();
    await history.getByRole('button', { name: 'Terugzetten' }).first().click();
    await expect(mine).toHaveValue('Dicht');
    await mine.fill('');
    await publish(page);
  },
);
