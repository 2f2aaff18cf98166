import { endpoints } from '@etalage/api-contract';
import { expect, type Page } from '@playwright/test';
import { openFilled } from '../support/checkout.ts';
import { priceTable } from '../support/price-table.ts';
import { call, chooseMethods, euros, orderButton, putInCart, shownNow, totalOf } from '../support/shop.ts';
import { test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const lijn = priceTable.lijnAddedUp;
/** One shelf in a parcel; two are above its weight. */
const one = lijn.total + 695;
const two = 2 * lijn.total + 3_900;
const changes = [
  `Het aantal van ${lijn.title} is gewijzigd van 1 naar 2.`,
  `De verzendkosten zijn gewijzigd van ${euros(695)} naar ${euros(3_900)}.`,
  `Het totaal is gewijzigd van ${euros(one)} naar ${euros(two)}.`,
  'Er is nog niets besteld. Controleer je bestelling en bestel opnieuw.',
];
const messagesOf = (page: Page) =>
  page.getByRole('complementary', { name: 'Overzicht' }).getByRole('alert').getByRole('listitem');

/** A checkout that can be ordered. The cart that it fetches after a choice is drawn, so that it fetches no more. */
async function openReady(page: Page): Promise<string> {
  const session = await openFilled(page);
  const fetched = page.waitForResponse(`**${endpoints.getCart.path}`);
  await chooseMethods(page, 'Bezorgen in Nederland', 'iDEAL');
  await (await fetched).finished();
  await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeChecked();
  return session;
}

/** A press that orders nothing shows what changed, and the next one charges what is then shown. */
async function pressTwice(page: Page): Promise<void> {
  await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(one));
  await orderButton(page).click();
  await expect(messagesOf(page)).toHaveText(changes);
  await expect(page).toHaveURL(/\/afrekenen/);
  await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(two));
  await page.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/test-betalen\//);
  await expect(page.getByText(euros(two))).toBeVisible();
}

test('what another tab added is shown before it is ordered', onlyDeep, async ({ page, problems }) => {
  problems.allow(/^409 .*orders\/create/);
  await openReady(page);
  await putInCart(page, lijn);
  await pressTwice(page);
});

test(
  'an order of a cart that another tab emptied shows that it is empty',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^409 .*orders\/create/);
    const session = await openReady(page);
    const { lines } = await shownNow(page, session);
    const removed = { shoppingcart_session: session, cart_product_id: lines[0]?.id };
    await call(page, endpoints.deleteProduct.path, removed);
    await orderButton(page).click();
    await expect(page.getByText(`${lijn.title} staat niet meer in je winkelwagen.`)).toBeVisible();
    await expect(page.getByText('Je winkelwagen is leeg.')).toBeVisible();
  },
);

test('after going back to the checkout the amount that is shown is charged', async ({ page, problems }) => {
  problems.allow(/^409 .*orders\/create/);
  await openReady(page);
  await page.goto('/winkelwagen');
  await putInCart(page, lijn);
  await page.goBack();
  const total = totalOf(page, 'Totaal incl. btw');
  const press = async (): Promise<string> => {
    const shown = await total.innerText();
    await page.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
    await orderButton(page).click();
    return shown;
  };
  let shown = await press();
  // A page from the back/forward cache shows the old amount, and is refused first.
  const payPage = page.getByRole('heading', { name: 'Testbetaling' });
  await expect(payPage.or(messagesOf(page).first())).toBeVisible();
  if (!(await payPage.isVisible())) shown = await press();
  await expect(payPage).toBeVisible();
  await expect(page.getByText(shown)).toBeVisible();
  expect(shown).toBe(euros(two).replace(' ', '\u00a0'));
});

test('paying at pick-up can only be chosen with pick-up', async ({ page }) => {
  await openFilled(page);
  const payment = page.getByRole('radiogroup', { name: 'Betaalmethode' });
  const atPickup = payment.getByRole('radio', { name: 'Betalen bij afhalen' });
  await expect(payment.getByRole('radio', { name: 'Overboeking' })).toBeVisible();
  await expect(atPickup).toHaveCount(0);
  await page.getByRole('radio', { name: 'Afhalen in Leeuwarden' }).check();
  await atPickup.check();
  await page.getByRole('radio', { name: 'Bezorgen in Nederland' }).check();
  await expect(atPickup).toHaveCount(0);
});

test(
  'a line that another tab removed disappears from the cart, with a message',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^404 .*update-quantity/);
    const session = await putInCart(page, lijn);
    await putInCart(page, priceTable.bakenLongCord);
    await page.goto('/winkelwagen', { waitUntil: 'networkidle' });
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: lijn.title });
    const { lines } = await shownNow(page, session);
    const removed = { shoppingcart_session: session, cart_product_id: lines[0]?.id };
    await call(page, endpoints.deleteProduct.path, removed);
    await line.getByRole('button', { name: 'Aantal verhogen' }).click();
    await expect(page.locator('[data-toast]')).toContainText(
      'Dit product staat niet meer in je winkelwagen. De winkelwagen is bijgewerkt.',
    );
    await expect(line).toHaveCount(0);
    await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(priceTable.bakenLongCord.total + 695));
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what another tab added is shown before it is ordered', onlyDeep, async ({ page, problems }) => {
    problems.allow(/^409 .*\/afrekenen/);
    await openFilled(page);
    await page.getByRole('radio', { name: 'iDEAL' }).check();
    await page.getByRole('button', { name: 'Gegevens opslaan en verzendmethoden bekijken' }).click();
    await page.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
    await putInCart(page, lijn);
    await pressTwice(page);
  });

  test(
    'a delivery that was not shown with its costs is shown first',
    onlyDeep,
    async ({ page, problems }) => {
      problems.allow(/^409 .*\/afrekenen/);
      await openFilled(page);
      await chooseMethods(page, 'Afhalen in Leeuwarden', 'iDEAL');
      await orderButton(page).click();
      await expect(messagesOf(page)).toHaveText([
        `De verzendkosten zijn gewijzigd van ${euros(695)} naar ${euros(0)}.`,
        `Het totaal is gewijzigd van ${euros(one)} naar ${euros(lijn.total)}.`,
        changes[3] ?? '',
      ]);
      await page.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
      await orderButton(page).click();
      await expect(page.getByText(euros(lijn.total))).toBeVisible();
      await expect(page).toHaveURL(/\/test-betalen\//);
    },
  );
});
