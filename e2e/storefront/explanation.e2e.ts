import type { Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { priceTable } from '../support/price-table.ts';
import {
  endPayment,
  euros,
  fieldOf,
  makeOrder,
  panelOf,
  privatePerson,
  putInCart,
  totalOf,
  verify,
} from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';

const choice = priceTable.duinWalnutOiled;
const summary = 'Uitleg bedrag';
const partOf = (page: Page, heading: string) =>
  page.locator('#uitleg-bedrag section').filter({ has: page.getByRole('heading', { name: heading }) });
const stepsOf = (page: Page, heading: string) => partOf(page, heading).getByRole('listitem');
const opened = async (page: Page) => page.getByRole('main').getByText(summary, { exact: true }).click();
const formula = [/^Prijs: €\s490,00$/, /^Prijs per stuk: €\s1\.199,00$/];

test(
  'a cart and its order explain their amount from the base price on, and follow a change of the cart',
  inTurn(2),
  async ({ page }) => {
    await putInCart(page, choice);
    await page.goto('/winkelwagen');
    await opened(page);
    const line = stepsOf(page, choice.title);
    for (const step of formula) await expect(line.filter({ hasText: step })).toBeVisible();
    await expect(line.filter({ hasText: `1 × de prijs per stuk: ${euros(choice.total)}` })).toBeVisible();
    // The amounts end below each other, however long the words before them are.
    const ends = await partOf(page, choice.title)
      .locator('li > span')
      .evaluateAll((amounts) => amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(2);
    expect(new Set(ends).size).toBe(1);
    await expect(line.filter({ hasText: /: €\s0,00$/ })).toHaveCount(0);
    await expectAccessibleAt(page, [390, 768, 1440], 'the cart with its amount explained');
    await fieldOf(page, `Aantal van ${choice.title}`).fill('2');
    await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(2 * choice.total));
    await expect(line.filter({ hasText: `2 × de prijs per stuk: ${euros(2 * choice.total)}` })).toBeVisible();
    await expect(stepsOf(page, 'Alles samen').last()).toHaveText(`Te betalen: ${euros(2 * choice.total)}`);

    const made = await makeOrder(page, { ...choice, quantity: 1 });
    await page.goto(made.payUrl);
    await endPayment(page, 'Betaald');
    await verify(page, privatePerson.email);
    // The link beside its invoice opens it.
    await page.getByRole('link', { name: 'Uitleg van het bedrag' }).click();
    for (const step of formula)
      await expect(stepsOf(page, choice.title).filter({ hasText: step })).toBeVisible();
    const payable = await totalOf(page, 'Totaal incl. btw').textContent();
    await expect(stepsOf(page, 'Alles samen').last()).toHaveText(`Te betalen: ${payable}`);
    await expectAccessibleAt(page, [390, 768, 1440], 'the order with its amount explained');
  },
);

test('a product without options explains its price too', onlyDeep, async ({ page }) => {
  await page.goto(priceTable.ebPlain.url);
  await panelOf(page).getByText(summary, { exact: true }).click();
  await expect(panelOf(page).getByText(`Prijs per stuk: ${euros(priceTable.ebPlain.unit)}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a cart explains its amount, also after a change', onlyDeep, async ({ page }) => {
    await putInCart(page, choice);
    await page.goto('/winkelwagen');
    await fieldOf(page, `Aantal van ${choice.title}`).fill('3');
    await page.getByRole('button', { name: 'Bijwerken' }).click();
    await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(3 * choice.total));
    await opened(page);
    await expect(stepsOf(page, 'Alles samen').last()).toHaveText(`Te betalen: ${euros(3 * choice.total)}`);
  });
});
