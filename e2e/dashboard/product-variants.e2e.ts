import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { addList } from '../support/owner-options.ts';
import { makeProduct } from '../support/owner-products.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { panelOf } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.63.1' } });

const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click();
const soldOut = 'Deze uitvoering is uitverkocht. Kies een andere.';

test(
  'an owner makes variants, counts them, and a visitor orders the one that is there',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    // A second try finds the product of the first.
    const which = test.info().retry + 1;
    const title = `Kruk Variant ${which}`;
    const low = `KV-${which}1`;
    const high = `KV-${which}2`;
    await signInAt(page, '/producten');
    await makeProduct(page, title, '100');
    const variants = page.getByRole('group', { name: 'Varianten', exact: true });
    await expect(variants.getByText(/^Varianten maak je van keuzelijsten/)).toBeVisible();

    const options = page.getByRole('group', { name: 'Opties' });
    await addList(options, 'Hout', ['Eiken', 'Noten']);
    await addList(options, 'Hoogte', ['Laag', 'Hoog']);
    await variants.getByLabel('Hout').check();
    await variants.getByLabel('Hoogte').check();
    const rows = variants.getByRole('list', { name: 'Varianten' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText('Eiken, Laag');

    await variants.getByLabel('Artikelnummer, Eiken, Laag').fill(low);
    await variants.getByLabel('Artikelnummer, Eiken, Hoog').fill(low);
    await variants.getByLabel('EAN, Eiken, Hoog').fill('123');
    await variants.getByLabel('Prijsverschil, Eiken, Hoog').fill('12,50');
    await variants.getByLabel('Prijsverschil, Noten, Laag').fill('-200');
    await save(page);
    await expect(rows.nth(1).getByText(/^Dit artikelnummer heeft het product zelf of/)).toBeVisible();
    await expect(rows.nth(1).getByText(/^Dit is geen geldig EAN/)).toBeVisible();
    await expect(rows.nth(2).getByText('Met dit verschil komt de prijs onder nul uit.')).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'refused variants');
    await variants.getByLabel('Artikelnummer, Eiken, Hoog').fill(high);
    await variants.getByLabel('EAN, Eiken, Hoog').fill('4006381333931');
    await variants.getByLabel('Prijsverschil, Noten, Laag').fill('-20');

    // A combination that the shop does not make.
    await variants.getByRole('button', { name: 'Noten, Hoog verwijderen' }).click();
    await expect(rows).toHaveCount(3);
    await expect(variants.getByRole('button', { name: 'Combinatie toevoegen' })).toBeVisible();
    const trial = page.getByRole('region', { name: 'Probeer het uit' });
    await trial.getByLabel('Hout').selectOption({ label: 'Eiken' });
    await trial.getByLabel('Hoogte').selectOption({ label: 'Hoog' });
    await expect(trial.getByRole('status')).toContainText(/€\s112,50/);

    const stock = page.getByRole('group', { name: 'Voorraad' });
    await stock.getByLabel('Voorraad bijhouden').check();
    await expect(stock.getByText(/^Sla eerst de varianten op/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
    await save(page);
    await stock.getByLabel('Eiken, Laag').fill('2');
    await stock.getByLabel('Noten, Laag').fill('1');
    await stock.getByLabel('Reden').selectOption('Levering');
    await stock.getByLabel('Toelichting').fill('Pakbon 12');
    await stock.getByRole('button', { name: 'Bijwerken' }).click();
    await expect(
      page.getByText('De voorraad van de varianten is bijgewerkt.', { exact: true }),
    ).toBeVisible();
    await expectAccessible(page, 'counted variants');
    await stock.getByRole('button', { name: 'Verloop bekijken' }).click();
    const history = page.getByRole('dialog', { name: `Voorraad van ${title}` });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history.getByRole('listitem').filter({ hasText: 'Noten, Laag' })).toContainText(
      /\+1.*Levering · Pakbon 12.*1 aanwezig/s,
    );
    await expectAccessibleAt(page, [1440, 390], 'the history of the stock');
    await page.keyboard.press('Escape');

    const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.63.2' } });
    await visitor.goto(`${baseURL}/kruk-variant-${which}`, { waitUntil: 'networkidle' });
    const panel = panelOf(visitor);
    await panel.getByLabel('Hout').selectOption({ label: 'Eiken' });
    await expect(panel.getByLabel('Hoogte')).toContainText('Hoog: uitverkocht');
    await panel.getByLabel('Hoogte').selectOption({ label: 'Hoog: uitverkocht' });
    await expect(panel.getByText(/€\s112,50/).first()).toBeVisible();
    await expect(panel.getByText(`Artikelnummer ${high}`)).toBeVisible();
    await expect(panel.getByText(soldOut)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'In winkelwagen' })).toBeDisabled();
    await expectAccessible(visitor, 'a variant that is sold out');
    await panel.getByLabel('Hoogte').selectOption({ label: 'Laag' });
    await panel.getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(panel.getByText(/toegevoegd/)).toBeVisible();
    await panel.getByLabel('Hout').selectOption({ label: 'Noten' });
    await expect(panel.getByText(/€\s80,00/).first()).toBeVisible();
    // The message of the first is still there, so that it does not tell when the second is stored.
    const stored = visitor.waitForResponse(/\/shoppingcart\/add/);
    await panel.getByRole('button', { name: 'In winkelwagen' }).click();
    expect((await stored).ok()).toBe(true);
    await visitor.goto(`${baseURL}/winkelwagen`);
    const lines = visitor
      .getByRole('listitem')
      .filter({ has: visitor.getByRole('heading', { name: title }) });
    await expect(lines).toHaveCount(2);
    await expect(lines.filter({ hasText: 'Hout: Noten' })).toContainText(/€\s80,00/);

    // Who searches for its number finds it.
    await visitor.goto(`${baseURL}/search?query=4006381333931`);
    await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible();
    await visitor.close();
    await page.goto(`${new URL(page.url()).origin}/producten?zoek=${high}`);
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('3 varianten');
    expect(errors).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a visitor reads which choices are sold out, and is told what cannot be ordered',
    onlyDeep,
    async ({ page, baseURL }) => {
      await page.goto(`${baseURL}/stoelen/stoel-pier`);
      const panel = panelOf(page);
      await expect(panel.getByLabel(/^Zitkussen/)).toContainText('Wol, mosgroen (+ € 34,00): uitverkocht');
      await panel.getByLabel(/^Kleur/).selectOption({ label: 'Essen, naturel' });
      await panel.getByLabel(/^Zitkussen/).selectOption({ index: 2 });
      await panel.getByRole('button', { name: 'In winkelwagen' }).click();
      await expect(
        panelOf(page)
          .getByText(/^Deze combinatie is er niet/)
          .first(),
      ).toBeVisible();
    },
  );
});

test(
  'taking a list away can be undone, and a renamed choice keeps its variant',
  onlyDeep,
  async ({ page }) => {
    await signInAt(page, '/producten/stoel-pier');
    const variants = page.getByRole('group', { name: 'Varianten', exact: true });
    const rows = variants.getByRole('list', { name: 'Varianten' }).getByRole('listitem');
    await expect(rows).toHaveCount(7);
    await variants.getByLabel('Zitkussen').uncheck();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(rows).toHaveCount(7);
    const options = page.getByRole('group', { name: 'Opties' });
    await options.getByRole('button', { name: /^Kleur/, expanded: false }).click();
    await options.getByLabel('Mogelijkheid 2', { exact: true }).fill('Essen, blank');
    await expect(variants.getByLabel('Artikelnummer, Essen, blank, Geen')).toHaveValue(/^AN-\d+-4$/);
    await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
    await expect(rows).toHaveCount(7);
  },
);
