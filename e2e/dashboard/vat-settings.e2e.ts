import { dashboardPath, endpoints } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { asOwner } from '../support/as-owner.ts';
import { expectAccessibleAt } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { saveWebshop } from '../support/save-webshop.ts';
import { dashboard, scriptErrors, signIn } from '../support/owner.ts';
import { fillCustomer, privatePerson } from '../support/shop.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.3.2' } });

const empty = { website_id: 'leeg', project_id: 'leeg' };
const at = (path: string) => dashboard + dashboardPath('leeg', path);
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });
const EXEMPT = 'Vrijgesteld van btw (kleineondernemersregeling)';

/** A call of the owner of the empty shop. */
const atEmpty = <Reply>(page: Page, endpoint: keyof typeof endpoints, data: object) =>
  asOwner<Reply>(page, endpoints[endpoint].path, { ...empty, ...data });

/** A product of the empty shop that is online, at € 12.10; its title. */
async function offered(page: Page): Promise<{ title: string; url: string }> {
  const title = `Vaas zonder btw ${test.info().retry} ${Date.now()}`;
  const { id } = await atEmpty<{ id: string }>(page, 'createProduct', { title, price_cents: 1_210 });
  const { product } = await atEmpty<{ product: { version: number; url: string } }>(page, 'getOwnedProduct', {
    id,
  });
  const online = { ...product, status: 'published' };
  await atEmpty(page, 'saveProduct', { id, version: product.version, product: online });
  return { title, url: product.url };
}

/** Saves from which day no VAT is charged. */
async function chooseDay(page: Page, day: string): Promise<void> {
  await page.goto(at('/instellingen/webshop'));
  await page.getByLabel('Geen btw rekenen vanaf').fill(day);
}

test(
  'an owner takes part in the scheme for small businesses, and a visitor buys without VAT',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    await signIn(page);
    const { title, url } = await offered(page);
    await chooseDay(page, '2019-01-01');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Kies een dag vanaf 1 januari 2020, of laat leeg.')).toBeVisible();
    // What would change is only said of a day that can be saved.
    await expect(
      page.getByText('Bestellingen en verstuurde offertes van eerder houden hun btw.'),
    ).toHaveCount(0);
    await page.getByLabel('Geen btw rekenen vanaf').fill(today());
    await expect(
      page.getByText('Bestellingen en verstuurde offertes van eerder houden hun btw.'),
    ).toBeVisible();
    await expectAccessibleAt(page, [1440, 768, 390], 'no VAT from a day on');
    await saveWebshop(page);

    await page.goto(at('/kortingen/nieuw'));
    await expect(page.getByLabel('Vanaf een bedrag van')).toHaveAccessibleDescription(
      /Je rekent geen btw \(KOR\)\./,
    );
    await page.goto(at('/instellingen/verzending/nieuw'));
    await expect(page.getByLabel('Bedrag van de bestelling')).toHaveAccessibleDescription(
      'Je rekent geen btw (KOR).',
    );

    const { port } = new URL(test.info().project.use.baseURL ?? '');
    const visitor = await browser.newPage({
      baseURL: `http://leeg.localhost:${port}`,
      extraHTTPHeaders: { 'x-forwarded-for': `10.94.3.${30 + test.info().retry}` },
    });
    await visitor.goto(url);
    await expect(visitor.locator('[data-price]')).toContainText('vrijgesteld van btw');
    await visitor.getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(visitor.getByText('toegevoegd').first()).toBeVisible();
    for (const path of ['/winkelwagen', '/afrekenen']) {
      await visitor.goto(path);
      await expect(visitor.getByText(EXEMPT).first()).toBeVisible();
      await expect(visitor.getByText(/% btw|[ei]xcl\. btw|incl\. btw/)).toHaveCount(0);
    }
    await fillCustomer(visitor, privatePerson);
    await visitor.getByRole('radio', { name: 'iDEAL | Wero' }).check();
    await visitor.getByRole('button', { name: 'Bestellen en betalen' }).click();
    await expect(visitor.getByRole('heading', { name: 'Testbetaling' })).toBeVisible();
    await visitor.close();

    await page.goto(at('/bestellingen'));
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByText('De winkel doet mee aan de kleineondernemersregeling')).toBeVisible();
    await expect(page.getByText(EXEMPT).first()).toBeVisible();

    await chooseDay(page, '');
    await expect(page.getByText('Over nieuwe bestellingen wordt weer btw gerekend')).toBeVisible();
    await saveWebshop(page);
    expect(errors).toEqual([]);
  },
);
