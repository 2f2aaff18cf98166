import { expect, test, type Locator, type Page } from '@playwright/test';
import { dashboardPath, endpoints } from '@etalage/api-contract';
import { expectAccessibleAt } from '../support/axe.ts';
import { dashboard, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.95.4.1' } });

const widths = [1440, 768, 390];

/** The empty website: no other journey changes the details of its company. */
const website = 'leeg';
const screenOf = (path: string): string => dashboard + dashboardPath(website, path);

/** A call of its owner. */
async function call<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const reply = await page.request.post(dashboard + path, {
    data: { website_id: website, project_id: website, ...data },
    headers: { origin: dashboard },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
}

/** Stores the details of the company with everything but its number in the trade register. */
async function forgetNumber(page: Page): Promise<void> {
  const { company } = await call<{ company: { version: number } }>(page, endpoints.getCompany.path, {});
  const { version, ...content } = company;
  await call(page, endpoints.saveCompany.path, {
    version,
    company: { ...content, name: 'Lege zaak', country: 'NL', kvk: '' },
  });
}

const required = (page: Page): Locator => page.getByRole('region', { name: 'Verplicht', exact: true });
const missing = 'Je KvK-nummer ontbreekt.';

async function checkAgain(page: Page): Promise<void> {
  const checked = page.waitForResponse((reply) => reply.url().endsWith(endpoints.runLegalCheck.path));
  await page.getByRole('button', { name: /^(Nu|Opnieuw) controleren$/ }).click();
  expect((await checked).ok()).toBe(true);
  await expect(page.getByText(/^Gecontroleerd op /)).toBeVisible();
}

test(
  'an owner finds what the law asks, mends it, and puts aside what does not count for them',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    await signIn(page);
    await forgetNumber(page);
    await page.goto(screenOf('/wettelijke-check'));
    await expectScreen(page, 'Wettelijke check');
    await checkAgain(page);
    await expect(required(page).getByRole('heading', { name: missing })).toBeVisible();
    await expect(required(page).getByRole('link', { name: /^Handelsregisterwet/ })).toHaveAttribute(
      'href',
      /wetten\.overheid\.nl/,
    );
    await expectAccessibleAt(page, widths, 'what a check found');

    await page.goto(screenOf('/'));
    await page.getByRole('link', { name: 'Wettelijke punten' }).click();
    await page.getByRole('button', { name: `Wegleggen: ${missing}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Punt wegleggen' });
    await dialog.getByRole('button', { name: 'Wegleggen' }).click();
    await expect(dialog.getByText('Typ waarom dit punt niet voor jou geldt.')).toBeVisible();
    await dialog.getByLabel('Waarom geldt dit niet voor jou?').fill('Wij staan niet ingeschreven.');
    await expectAccessibleAt(page, widths, 'putting a finding aside');
    await dialog.getByRole('button', { name: 'Wegleggen' }).click();
    await expect(required(page).getByRole('heading', { name: missing })).toHaveCount(0);
    await page.getByText(/^Weggelegd \(\d+\)$/).click();
    await expect(page.getByText(/Wij staan niet ingeschreven\.$/)).toBeVisible();
    await page.reload();
    await page.getByText(/^Weggelegd \(\d+\)$/).click();
    await page.getByRole('button', { name: `Terugzetten: ${missing}` }).click();
    await expect(required(page).getByRole('heading', { name: missing })).toBeVisible();

    await required(page)
      .getByRole('listitem')
      .filter({ hasText: missing })
      .getByRole('link', { name: 'Bedrijfsgegevens' })
      .click();
    await page.getByLabel('KvK-nummer', { exact: true }).fill('81234567');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Wat je opslaat staat meteen op je website.')).toBeVisible();
    await page.goto(screenOf('/wettelijke-check'));
    await checkAgain(page);
    await expect(page.getByRole('heading', { name: missing })).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: 'Wat we nakijken' }).getByLabel('In orde').first(),
    ).toBeVisible();
    await expectAccessibleAt(page, widths, 'a check after it was mended');
    expect(errors).toEqual([]);
  },
);
