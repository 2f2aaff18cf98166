import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { euros, privatePerson, putInCart, saveCustomer } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.92.5.1' } });

const widths = [1440, 768, 390];
const list = (page: Page) => page.getByRole('region', { name: 'Verzending' });
const row = (page: Page, title: string) => list(page).locator('[data-entry]').filter({ hasText: title });
const trial = (page: Page) => page.getByRole('group', { name: 'Probeer het uit' });
const answer = (page: Page, title: string) => trial(page).getByRole('listitem').filter({ hasText: title });
const choose = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `Acties voor ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
/** A name that a second try has not made yet. */
const named = (title: string) => `${title} ${test.info().retry + 1}`;

/** Adds a rule in its dialog; only what is given is filled in. */
async function addRule(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Regel toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Overnemen' }).click();
  await expect(dialog).toHaveCount(0);
}

test(
  'an owner makes a shipping method that is free from an amount, tries it out, and a visitor chooses it',
  inTurn(2),
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const title = named('Bezorgen op afspraak');
    const cart = priceTable.duinAsOffered;
    await signInAt(page, '/instellingen/verzending');
    await expect(row(page, 'Bezorgen in Nederland')).toContainText('Nederland, t/m 5 kg');
    await expect(row(page, 'Bezorgen in Nederland')).toContainText('€ 6,95, gratis vanaf € 750,00');
    await expectAccessibleAt(page, widths, 'the list of shipping methods');

    await page.getByRole('button', { name: 'Nieuwe verzendmethode' }).click();
    await page.getByRole('button', { name: 'Verzendmethode maken' }).click();
    await expect(page.getByText('Geef de verzendmethode een naam.')).toBeVisible();
    await page.getByLabel('Naam', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Verzendmethode maken' }).click();
    await expect(page.getByText('Voeg minstens één regel met een prijs toe.')).toBeVisible();
    await addRule(page, {
      Prijs: '89',
      'Gratis vanaf een bestelling van': '800',
      'Gewicht t/m, in kg': '250',
    });
    await expect(page.getByText('Nederland, t/m 250 kg')).toBeVisible();

    // The trial uses what is not saved yet.
    await trial(page).getByLabel('Bedrag van de bestelling').fill('799,99');
    await expect(answer(page, title)).toContainText('€ 89,00');
    await trial(page).getByLabel('Bedrag van de bestelling').fill('800');
    await expect(answer(page, title)).toContainText('Gratis');
    await trial(page).getByLabel('Gewicht, in kg').fill('251');
    await expect(answer(page, title)).toContainText('Niet voor dit gewicht.');
    await trial(page).getByLabel('Land van de klant').selectOption('BE');
    await expect(answer(page, title)).toContainText('Niet in dit land.');
    await expectAccessibleAt(page, widths, 'a shipping method');
    await page.getByRole('button', { name: 'Verzendmethode maken' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const visitor = await visitorPage(browser, '10.92.5', 10);
    const session = await putInCart(visitor, cart);
    await saveCustomer(visitor, session, privatePerson);
    await visitor.goto('/afrekenen', { waitUntil: 'networkidle' });
    const choice = visitor.locator('label').filter({ hasText: title });
    await expect(choice).toContainText(euros(0));
    await visitor.getByRole('radio', { name: title }).check();
    await expect(visitor.getByRole('complementary', { name: 'Overzicht' })).toContainText(euros(cart.total));

    await page.getByRole('link', { name: 'Verzending' }).last().click();
    await choose(page, title, 'Verwijderen');
    await expect(row(page, title)).toHaveCount(0);
    // The visitor's cart chooses anew.
    await visitor.reload({ waitUntil: 'networkidle' });
    await expect(visitor.getByRole('radio', { name: title })).toHaveCount(0);
    await expect(visitor.getByRole('radio', { name: 'Bezorgen in Nederland' })).toBeChecked();
    await visitor.close();
    expect(errors).toEqual([]);
  },
);

test('an owner is told what a change would break, and takes it back', onlyDeep, async ({ page }) => {
  const errors = scriptErrors(page);
  await signInAt(page, '/instellingen/verzending');
  await choose(page, 'Bezorgen in België en Duitsland', 'Uitzetten');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('kan niemand meer iets laten bezorgen in België en Duitsland');
  await expectAccessibleAt(page, widths, 'the question before countries are lost');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(row(page, 'Bezorgen in België en Duitsland').getByText('Uit', { exact: true })).toHaveCount(0);

  // A copy is off; its rules are moved by keys, and one that never applies says so.
  await choose(page, 'Bezorgen in Nederland', 'Dupliceren');
  await expect(page.getByRole('heading', { level: 1, name: 'Bezorgen in Nederland (kopie)' })).toBeVisible();
  await expect(page.getByLabel('Klanten kunnen deze methode kiezen')).not.toBeChecked();
  const rules = page.getByRole('region', { name: 'Prijzen' });
  await rules
    .getByRole('button', { name: /slepen$/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Deze regel geldt nooit, want regel 1 gaat altijd voor.')).toBeVisible();
  await expect(rules.getByRole('button', { name: /slepen$/ }).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Kijk de regels met een melding na.')).toBeVisible();
  await expectAccessibleAt(page, widths, 'a refused shipping method');
  await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
  await expect(page.getByText('Deze regel geldt nooit')).toHaveCount(0);

  // What is wrong with one rule stands at its field, and nothing that was typed is lost.
  await page.getByRole('button', { name: 'Regel toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Prijs', { exact: true }).fill('veel');
  await dialog.getByLabel('Gewicht vanaf, in kg').fill('9');
  await dialog.getByLabel('Gewicht t/m, in kg').fill('5');
  await dialog.getByRole('button', { name: 'Overnemen' }).click();
  await expect(dialog.getByText('Vul een bedrag in, zoals 12,50.')).toBeVisible();
  await dialog.getByLabel('Prijs', { exact: true }).fill('12,50');
  await dialog.getByRole('button', { name: 'Overnemen' }).click();
  await expect(dialog.getByText('Het hoogste moet minstens zo hoog zijn als het laagste.')).toBeVisible();
  await expectAccessibleAt(page, widths, 'a refused rule');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Verzending' }).last().click();
  await row(page, '(kopie)')
    .getByRole('button', { name: /slepen$/ })
    .focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('is verplaatst.').first()).toBeVisible();
  await expect(row(page, '(kopie)').getByRole('button', { name: /slepen$/ })).toBeFocused();
  await choose(page, 'Bezorgen in Nederland (kopie)', 'Verwijderen');
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
  await expect(row(page, '(kopie)')).toHaveCount(1);
  await choose(page, 'Bezorgen in Nederland (kopie)', 'Verwijderen');
  await expect(row(page, '(kopie)')).toHaveCount(0);
  expect(errors).toEqual([]);
});
