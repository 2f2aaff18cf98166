import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { fillDocument, keyOf, makeOwnPage, ownerCall } from '../support/designer.ts';
import { dashboard, demoOwner, expectScreen, screenOf, scriptErrors, signIn } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

const widths = [1440, 768, 390];
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** What a visitor of the empty website chooses, as the bar reports it. Each has an own address, as choices are limited. */
async function choose(page: Page, baseURL: string | undefined, index: number): Promise<void> {
  const { host } = new URL(baseURL ?? '');
  const reply = await page.request.post(`${baseURL}/api/services/websites/v1/consent`, {
    data: { website_id: 'leeg', project_id: 'leeg', consent: '1', enabled: [], url: `/keuze-${index}` },
    headers: { host: `leeg.${host}`, 'x-forwarded-for': `10.91.10.${index}` },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

test(
  'an owner reads the proofs of consent, newest first, of a period and page by page',
  onlyDeep,
  async ({ page, baseURL }) => {
    const errors = scriptErrors(page);
    await signIn(page, demoOwner, { address: '10.91.9.1' });
    await page.goto(dashboard + dashboardPath('leeg', '/cookies?tab=bewijs&van=2020-01-01&tot=2020-01-31'));
    await expectScreen(page, 'Cookies');
    await expect(page.getByText('Geen keuzes in deze periode')).toBeVisible();
    for (let index = 0; index < 52; index++) await choose(page, baseURL, index);
    await page.getByRole('button', { name: 'Toon alle keuzes' }).click();
    const rows = page.getByRole('table', { name: 'Bewijs van toestemming' }).getByRole('row');
    await expect(rows).toHaveCount(51);
    // Other journeys choose on this website too.
    await expect(rows.filter({ hasText: '/keuze-' }).first()).toContainText('/keuze-51');
    await expectAccessibleAt(page, widths, 'the proofs of consent');
    await page.getByRole('button', { name: 'Meer keuzes tonen' }).click();
    await expect(row(page, '/keuze-0')).toBeVisible();

    await page.getByLabel('Van', { exact: true }).fill('2026-02-02');
    await page.getByLabel('Tot en met').fill('2026-02-01');
    await expect(page.getByText('Deze dag ligt vóór de eerste.')).toBeVisible();
    await expectAccessible(page, 'a period that is not possible');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download als CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^cookiekeuzes-\d{4}-\d\d-\d\d\.csv$/);
    expect(errors).toEqual([]);
  },
);

test(
  'an owner sees which other servers the website loads, and opens the block that does',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    await signIn(page, demoOwner, { address: '10.91.9.2' });
    const own = await makeOwnPage(page, 'Met een film');
    const code = '<iframe src="https://www.film.example/1"></iframe>';
    const blocks = [
      { id: 'sectie', type: 'sectionContent', slots: { content: ['film'] } },
      { id: 'film', type: 'embed', data: { code } },
    ];
    await fillDocument(page, keyOf(own), [blocks]);
    const { revision } = await ownerCall(page, 'documents/open', keyOf(own));
    await ownerCall(page, 'documents/publish', { ...keyOf(own), revision });

    await page.goto(screenOf('/cookies'));
    await tab(page, 'Andere servers').click();
    const found = row(page, 'film.example');
    await expect(found).toContainText('Video, kaart of andere inhoud');
    await expect(found).toContainText('Na toestemming');
    await expect(found).toContainText('Niet in je lijst');
    await expectAccessibleAt(page, widths, 'what the website loads');
    await page.getByRole('button', { name: 'Kijk opnieuw' }).click();
    await found.getByRole('link', { name: 'Met een film' }).click();
    await expect(page).toHaveURL(/\/paginas\/[^/]+\?blok=film$/);
    await expect(page.getByRole('heading', { name: 'Insluiten' })).toBeVisible();
    expect(errors).toEqual([]);
  },
);
