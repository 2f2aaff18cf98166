import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { dashboard, expectScreen, signIn } from '../support/owner.ts';
import { makeEmptyPage, publishEmptyPage } from '../support/parts.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.17.1' } });

async function openPages(page: Page, tab = ''): Promise<void> {
  await page.goto(dashboard + dashboardPath('leeg', `/paginas${tab}`));
  await expectScreen(page, 'Pagina’s');
}

/** What a visitor gets at an address of the empty website. */
async function visit(page: Page, baseURL: string | undefined, path: string) {
  const { port } = new URL(baseURL ?? '');
  const reply = await page.request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `leeg.localhost:${port}` },
  });
  return { status: reply.status(), html: await reply.text() };
}

test(
  'a page is taken offline and published again, deleted and restored from the bin',
  onlyDeep,
  async ({ page, baseURL }) => {
    await signIn(page);
    const title = `Even weg ${crypto.randomUUID().slice(0, 8)}`;
    const path = await publishEmptyPage(page, title);
    expect((await visit(page, baseURL, path)).status).toBe(200);
    await openPages(page);
    await page.getByRole('button', { name: `Acties voor ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Offline halen' }).click();
    await expect(page.getByText(`Bezoekers vinden op ${path} dan niets meer`)).toBeVisible();
    await page.getByRole('button', { name: 'Offline halen' }).click();
    await expect(page.getByText(`“${title}” is offline.`).first()).toBeVisible();
    expect((await visit(page, baseURL, path)).status).toBe(404);

    await page.getByLabel(`${title} kiezen`).check();
    await page.getByRole('button', { name: 'Publiceren' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${title} (${path})`);
    await dialog.getByRole('button', { name: 'Publiceren' }).click();
    await expect(page.getByText('1 gepubliceerd.').first()).toBeVisible();
    expect((await visit(page, baseURL, path)).status).toBe(200);

    await page.getByLabel(`${title} kiezen`).check();
    await page.getByRole('button', { name: 'Verwijderen' }).click();
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByText('1 verwijderd.').first()).toBeVisible();
    expect((await visit(page, baseURL, path)).status).toBe(404);
    await openPages(page, '?tab=prullenbak');
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('30 dagen');
    await row.getByRole('button', { name: `${title} terugzetten` }).click();
    await expect(row).toHaveCount(0);
    expect((await visit(page, baseURL, path)).status).toBe(200);
  },
);

test(
  'two owners who save the settings of one page lose nothing, and a shared link has the chosen words',
  onlyDeep,
  async ({ page, baseURL }) => {
    await signIn(page);
    const title = `Gedeeld ${crypto.randomUUID().slice(0, 8)}`;
    const path = await publishEmptyPage(page, title);
    await openPages(page);
    await page.getByRole('button', { name: `Acties voor ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Instellingen' }).click();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const description = 'Omschrijving in zoekresultaten';
    await other.getByLabel(description).fill('Van de ander');
    await other.getByRole('button', { name: 'Opslaan' }).click();
    await expect(other.getByText('Opgeslagen').first()).toBeVisible();
    await other.close();

    await page.getByLabel(description).fill('Van mij');
    // Who returns to the tab later gets a new list; what was typed is still based on the old one.
    const listed = page.waitForResponse('**/pages/list');
    await page.clock.setSystemTime(Date.now() + 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await listed;
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(
      page.getByText('Iemand anders heeft deze instellingen intussen opgeslagen.'),
    ).toBeInViewport();
    await expect(page.getByText('Die wijzigde: Omschrijving in zoekresultaten.')).toBeInViewport();
    await expect(page.getByLabel(description)).toHaveValue('Van mij');
    expect((await visit(page, baseURL, path)).html).toContain(
      'property="og:description" content="Van de ander"',
    );
    await page.getByRole('button', { name: 'Neem die van de ander' }).click();
    await expect(page.getByLabel(description)).toHaveValue('Van de ander');
    await page.getByLabel(description).fill('Van ons');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Opgeslagen').first()).toBeVisible();
    expect((await visit(page, baseURL, path)).html).toContain('property="og:description" content="Van ons"');
  },
);

test('a page that was never published cannot be taken offline', onlyDeep, async ({ page }) => {
  await signIn(page);
  const title = `Concept ${crypto.randomUUID().slice(0, 8)}`;
  await makeEmptyPage(page, title);
  await openPages(page);
  await page.getByRole('button', { name: `Acties voor ${title}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Offline halen' })).toHaveCount(0);
});
