import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { addOption, closeOption } from '../support/owner-options.ts';
import { makeProduct } from '../support/owner-products.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.62.1' } });

const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click();

test(
  'an owner makes a formula without a key or a bracket, tries it, and a visitor pays that price',
  inTurn(1),
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    await signInAt(page, '/producten');
    await makeProduct(page, 'Plank op maat', '100');
    const options = page.getByRole('group', { name: 'Opties' });
    await expect(options.getByText(/^Nog geen opties/)).toBeVisible();

    const wood = await addOption(options, /^Keuzelijst/, 'Hout');
    await wood.getByLabel('Mogelijkheid 1', { exact: true }).fill('Eiken');
    await wood.getByRole('button', { name: 'Mogelijkheid toevoegen' }).click();
    await wood.getByLabel('Mogelijkheid 2', { exact: true }).fill('Noten');
    await wood.getByLabel('Meerprijs').nth(1).fill('220');
    await wood.getByLabel('Vooraf gekozen').selectOption('Eiken');
    await closeOption(wood, 'Hout');
    await expect(options.getByText(/^Keuze uit 2: Eiken, Noten \(\+\s€\s220,00\)/)).toBeVisible();
    for (const name of ['Lengte', 'Breedte']) {
      const size = await addOption(options, /^Getal/, name);
      await size.getByLabel('Eenheid achter het veld').fill('cm');
      await size.getByLabel('Minste').fill('10');
      await size.getByLabel('Meeste').fill('300');
      await size.getByLabel('Beginwaarde').fill('100');
      await closeOption(size, name);
    }
    const sum = await addOption(options, /^Berekening/, 'Blad');
    await sum.getByLabel('Begint met').fill('0,04');
    for (const [place, name] of ['Lengte', 'Breedte'].entries()) {
      await sum.getByRole('button', { name: 'Stap toevoegen' }).click();
      await sum.getByLabel('Optie', { exact: true }).nth(place).selectOption(name);
    }
    await expect(sum.getByText('Blad = 0,04 × Lengte × Breedte')).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'an option that computes');

    const trial = page.getByRole('region', { name: 'Probeer het uit' });
    await expect(trial.getByRole('status')).toContainText(/€\s500,00/);
    await trial.getByLabel('Lengte (cm)').fill('200');
    await trial.getByLabel('Hout').selectOption({ index: 2 });
    await expect(trial.getByRole('status')).toContainText(/€\s1\.120,00/);
    await trial.getByText('Uitleg bedrag').click();
    await expect(trial.getByText('maal 200 (Lengte)')).toBeVisible();
    await trial.getByLabel('Lengte (cm)').fill('400');
    await expect(trial.getByText('Vul bij "Lengte" een getal tot en met 300 in.')).toBeVisible();

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
    await save(page);
    await expect(page.getByRole('link', { name: 'Bekijken in de winkel' })).toBeVisible();
    const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.62.2' } });
    await visitor.goto(`${baseURL}/plank-op-maat`, { waitUntil: 'networkidle' });
    await visitor.getByLabel(/^Lengte/).fill('200');
    await expect(
      visitor
        .locator('main')
        .getByText(/€\s900,00/)
        .first(),
    ).toBeVisible();
    await visitor.close();
    expect(errors).toEqual([]);
  },
);

test(
  'what makes no sense in the options is named at its field, and nothing is lost',
  onlyDeep,
  async ({ page }) => {
    await signInAt(page, '/producten/eettafel-duin');
    const options = page.getByRole('group', { name: 'Opties' });
    await options.getByRole('button', { name: /^Lengte/, expanded: false }).click();
    const card = options.getByRole('listitem').filter({ has: page.getByLabel('Minste') });
    await card.getByLabel('Minste').fill('900');
    await card.getByLabel('Prijs per eenheid').fill('veel');
    await card.getByLabel('Naam', { exact: true }).fill('');
    await save(page);
    await expect(card.getByText('Geef deze optie een naam.')).toBeVisible();
    await expect(card.getByText(/ligt|is het minste hoger dan het meeste/)).toBeVisible();
    await expect(card.getByText('Vul een bedrag in, zoals 12,50.')).toBeVisible();
    await expectAccessible(page, 'refused options');
    await expect(card.getByLabel('Minste')).toHaveValue('900');

    await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
    await expect(card.getByLabel('Minste')).toHaveValue('120');
    await page.getByRole('button', { name: 'Acties voor Lengte' }).click();
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
    await expect(options.getByText(/nog te kiezen/)).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(options.getByText(/nog te kiezen/)).toHaveCount(0);
  },
);
