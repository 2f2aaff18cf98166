import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { euros, privatePerson, putInCart, saveCustomer } from '../support/shop.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';
import { visitorPage } from '../support/visitor-page.ts';

const widths = [1440, 768, 390];
const lijn = priceTable.lijnAddedUp;

/** A name and code that a second try has not made yet. */
const named = (code: string) => {
  const which = `${test.info().retry + 1}`;
  return { title: `Actie ${code} ${which}`, code: `${code}${which}` };
};

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Overzicht' });
/** What the discount takes off in the totals. */
const taken = (page: Page, name: string) =>
  summary(page)
    .locator('[data-row]')
    .filter({ hasText: `Korting: ${name}` });

async function apply(page: Page, code: string): Promise<void> {
  await summary(page).getByLabel('Kortingscode').fill(code);
  await summary(page).getByRole('button', { name: 'Toepassen' }).click();
}

/** Makes a discount of 12,5 % with a code for one order. */
async function makeDiscount(page: Page, { title, code }: { title: string; code: string }): Promise<void> {
  await page.getByRole('button', { name: 'Nieuwe korting' }).click();
  await page.getByLabel('Naam', { exact: true }).fill(title);
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Percentage', { exact: true }).fill('12,5');
  await page.getByLabel('Hoogste aantal bestellingen').fill('1');
  await page.getByRole('button', { name: 'Korting maken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test.describe('with addresses of their own', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.64.1' } });

  test(
    'an owner makes a discount code, and a visitor pays less with it, once',
    inTurn(3),
    async ({ page, browser }) => {
      test.slow();
      const errors = scriptErrors(page);
      const discount = named('TWAALF');
      await signInAt(page, '/kortingen');
      await expectAccessibleAt(page, widths, 'the list of discounts');
      await makeDiscount(page, discount);
      await expectAccessibleAt(page, widths, 'a discount');

      const visitor = await visitorPage(browser, '10.90.64', 10);
      const troubles = scriptErrors(visitor);
      const session = await putInCart(visitor, lijn);
      await visitor.goto('/winkelwagen', { waitUntil: 'networkidle' });
      await apply(visitor, 'bestaatniet');
      await expect(summary(visitor).getByText(/^Deze kortingscode kennen we niet/)).toBeVisible();
      await expectAccessible(visitor, 'a refused code');
      await apply(visitor, ` ${discount.code.toLowerCase()} `);
      const off = Math.round(lijn.total * 0.125);
      await expect(taken(visitor, discount.title)).toContainText(`€ -${euros(off).slice(2)}`);
      const outcome = `Kortingscode ${discount.code} is toegepast.`;
      await expect(summary(visitor).getByRole('paragraph').filter({ hasText: outcome })).toBeVisible();
      await expect(summary(visitor).getByRole('status').filter({ hasText: outcome })).toHaveCount(1);
      const remove = summary(visitor).getByRole('button', { name: `Kortingscode ${discount.code} weghalen` });
      await expect(remove).toBeFocused();
      await expectAccessibleAt(visitor, widths, 'a cart with a discount');
      await remove.click();
      await expect(taken(visitor, discount.title)).toHaveCount(0);
      await expect(summary(visitor).getByLabel('Kortingscode')).toBeFocused();

      // In the checkout, with Enter, which does not order.
      await saveCustomer(visitor, session, privatePerson);
      await visitor.goto('/afrekenen', { waitUntil: 'networkidle' });
      await summary(visitor).getByLabel('Kortingscode').fill(discount.code);
      await summary(visitor).getByLabel('Kortingscode').press('Enter');
      await expect(taken(visitor, discount.title)).toBeVisible();
      await visitor.getByRole('radio', { name: 'Afhalen in Leeuwarden' }).check();
      await visitor.locator('label', { hasText: 'Betalen bij afhalen' }).click();
      await visitor.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
      await visitor.getByRole('button', { name: 'Bestellen en betalen' }).click();
      await expect(visitor).toHaveURL(/[?]order=/);
      await expect(visitor.getByText(`Korting: ${discount.title}`)).toBeVisible();
      await expectAccessible(visitor, 'an order with a discount');
      expect(troubles).toEqual([]);
      await visitor.close();

      await page.getByRole('link', { name: 'Kortingen' }).last().click();
      await expect(row(page, discount.title)).toContainText('1 van 1');
      await expect(row(page, discount.title)).toContainText('Opgebruikt');
      expect(errors).toEqual([]);
    },
  );

  test(
    'an owner is told at the field, turns a discount off, deletes it and takes that back',
    onlyDeep,
    async ({ page }) => {
      const errors = scriptErrors(page);
      const { title, code } = named('WEG');
      await signInAt(page, '/kortingen/nieuw');
      await page.getByRole('button', { name: 'Korting maken' }).click();
      await expect(page.getByText('Geef de korting een naam.')).toBeVisible();
      await expect(page.getByText('Vul een code in.')).toBeVisible();
      await page.getByLabel('Naam', { exact: true }).fill(title);
      await page.getByLabel('Code', { exact: true }).fill('WELKOM10');
      await page.getByLabel('Percentage', { exact: true }).fill('120');
      await page.getByLabel('Begint op').fill('2027-02-01T10:00');
      await page.getByLabel('Eindigt op').fill('2027-01-01T10:00');
      await page.getByLabel('Alleen voor deze klanten').fill('an@voorbeeld.nl\nbo');
      await page.getByRole('button', { name: 'Korting maken' }).click();
      await expect(page.getByText('Vul een percentage boven 0 en tot en met 100 in.')).toBeVisible();
      await expect(page.getByText('Het einde moet na het begin liggen.')).toBeVisible();
      await expect(page.getByText('"bo" is geen e-mailadres.')).toBeVisible();
      await expectAccessibleAt(page, [1440, 390], 'a refused discount');
      await page.getByLabel('Percentage', { exact: true }).fill('20');
      await page.getByLabel('Eindigt op').fill('2027-03-01T10:00');
      await page.getByLabel('Alleen voor deze klanten').fill('an@voorbeeld.nl');
      await page.getByRole('button', { name: 'Korting maken' }).click();
      await expect(page.getByText('Een andere korting heeft deze code al.')).toBeVisible();
      await page.getByLabel('Code', { exact: true }).fill(code);
      await page.getByRole('button', { name: 'Korting maken' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await page.getByRole('button', { name: 'Geschiedenis' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Gemaakt' })).toHaveCount(
        1,
      );
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Kortingen' }).last().click();
      await expect(row(page, title)).toContainText('Gepland');
      await expect(row(page, title)).toContainText('voor 1 klant');
      const menu = page.getByRole('button', { name: `Acties voor ${title}` });
      await menu.click();
      await page.getByRole('menuitem', { name: 'Uitzetten' }).click();
      await expect(row(page, title)).toContainText('Uit');
      await menu.click();
      await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
      await expect(row(page, title)).toHaveCount(0);
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await expect(row(page, title)).toHaveCount(1);
      await page.getByRole('searchbox', { name: 'Zoek op naam of code' }).fill(code);
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Actief');
      await expect(page.getByText('Geen kortingen gevonden')).toBeVisible();
      expect(errors).toEqual([]);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': '10.90.64.3' } });

  test(
    'a visitor gives a discount code in cart and checkout, and takes it away',
    onlyDeep,
    async ({ page }) => {
      await putInCart(page, lijn);
      await page.goto('/winkelwagen');
      await apply(page, 'zomer');
      await expect(summary(page).getByText('Deze kortingscode geldt niet meer.')).toBeVisible();
      await expect(summary(page).getByLabel('Kortingscode')).toHaveValue('zomer');
      await apply(page, 'welkom10');
      const off = Math.round(lijn.total * 0.1);
      await expect(taken(page, 'Welkomstkorting (WELKOM10)')).toContainText(`€ -${euros(off).slice(2)}`);
      await summary(page).getByRole('button', { name: 'Kortingscode WELKOM10 weghalen' }).click();
      await expect(taken(page, 'Welkomstkorting')).toHaveCount(0);

      await page.goto('/afrekenen');
      await page.getByLabel('Voornaam').first().fill('Noor');
      await apply(page, 'gratisbezorgd');
      await expect(taken(page, 'Gratis bezorgd')).toContainText('Gratis verzending');
      await expect(page.getByLabel('Voornaam').first()).toHaveValue('Noor');
      await summary(page).getByRole('button', { name: 'Kortingscode GRATISBEZORGD weghalen' }).click();
      await summary(page).getByLabel('Kortingscode').fill('gratisbezorgd');
      await summary(page).getByLabel('Kortingscode').press('Enter');
      await expect(summary(page).locator('[data-row="shipping"]')).toContainText(euros(0));
    },
  );
});
