import { endpoints } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { dashboard, scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { endPayment, euros, ids, makeOrder, privatePerson, verify } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';

const widths = [1440, 768, 390];
const lijn = priceTable.lijnAddedUp;
const piece = lijn.total / lijn.quantity;
const quantity = 3;
/** Delivery of an order from the demo shop, which is the only method that is chosen by itself. */
const shipping = 3_900;
const paid = piece * quantity + shipping;

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.92.4.1' } });

const refunds = (page: Page) => page.getByRole('region', { name: 'Terugbetalen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Terugbetalen' });

/** An order of three shelves that its visitor paid; returns its number. */
async function paidOrder(visitor: Page, email: string): Promise<{ number: string; url: string }> {
  const made = await makeOrder(
    visitor,
    { ...lijn, quantity },
    { payment: 'ideal', customer: { ...privatePerson, email } },
  );
  await visitor.goto(made.payUrl);
  await endPayment(visitor, 'Betaald');
  await verify(visitor, email);
  const number = /Bestelling (\S+) van/.exec(await visitor.locator('main').innerText())?.[1] ?? '';
  return { number, url: made.url };
}

test('an owner pays back one piece and then the rest, and the buyer sees it', async ({ page, browser }) => {
  test.slow();
  const errors = scriptErrors(page);
  const visitor = await visitorPage(browser, '10.92.4', 10);
  const email = `terug${test.info().retry}@example.org`;
  const { number } = await paidOrder(visitor, email);

  await signInAt(page, `/bestellingen/${number}`);
  await expect(refunds(page)).toContainText(`Er kan nog ${euros(paid)} terugbetaald worden.`);
  await refunds(page).getByRole('button', { name: 'Terugbetalen' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Betaal/ })
    .click();
  await expect(dialog(page).getByText('Kies wat je terugbetaalt.')).toBeVisible();
  const pieces = dialog(page).getByLabel('Aantal terug van');
  await pieces.fill('9');
  await expect(dialog(page).getByText(`Er zijn nog ${quantity} stuks over.`)).toBeVisible();
  await pieces.fill('1');
  await expect(dialog(page)).toContainText('Dit is een testbetaling: er wordt geen geld overgemaakt.');
  await dialog(page).getByLabel('Reden').fill('Een plank was gekrast.');
  await expectAccessibleAt(page, widths, 'a refund');
  await dialog(page)
    .getByRole('button', { name: `Betaal ${euros(piece)} terug` })
    .click();
  await expect(dialog(page)).toHaveCount(0);

  const entries = refunds(page).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(`${euros(piece)}Terugbetaald1 × ${lijn.title}`);
  await expect(refunds(page)).toContainText('Een plank was gekrast.');
  await expectAccessibleAt(page, widths, 'an order with a refund');
  await visitor.reload();
  await expect(visitor.getByText(`Van de betaling is ${euros(piece)} terugbetaald.`)).toBeVisible();
  await expectAccessible(visitor, 'an order of which a part was paid back');
  await refunds(page).getByRole('button', { name: 'Terugbetalen' }).click();
  await dialog(page).getByRole('button', { name: 'Alles invullen' }).click();
  await expect(pieces).toHaveValue('2');
  await dialog(page)
    .getByRole('button', { name: `Betaal ${euros(piece * 2 + shipping)} terug` })
    .click();
  await expect(refunds(page)).toContainText('Alles is terugbetaald.');
  await expect(entries).toHaveCount(2);
  await visitor.reload();
  await expect(visitor.getByText(`De betaling van ${euros(paid)} is terugbetaald.`)).toBeVisible();
  await visitor.close();
  expect(errors).toEqual([]);
});

test(
  'what an owner typed stays when the order changed meanwhile, and the amounts are those of now',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const visitor = await visitorPage(browser, '10.92.4', 20);
    const { number } = await paidOrder(visitor, 'later@example.org');
    await visitor.close();
    await signInAt(page, `/bestellingen/${number}`);
    await refunds(page).getByRole('button', { name: 'Terugbetalen' }).click();
    await dialog(page).getByLabel('Ander bedrag').fill('10');

    // Somebody else pays back first.
    const call = async (path: string, data: object) => {
      const reply = await page.request.post(dashboard + path, {
        data: { ...ids, number, ...data },
        headers: { origin: dashboard },
      });
      expect(reply.ok(), await reply.text()).toBe(true);
      return (await reply.json()) as { version: number };
    };
    const { version } = await call(endpoints.listRefunds.path, {});
    const refund = { lines: [], shipping: 0, free: 500 };
    const rest = { id: crypto.randomUUID(), double: '', restock: [], reason: '' };
    await call(endpoints.refundOrder.path, { version, refund, ...rest });

    const submit = dialog(page).getByRole('button', { name: /^Betaal € 10,00 terug/ });
    await submit.click();
    await expect(dialog(page).getByText('Deze bestelling is intussen veranderd')).toBeVisible();
    await expect(dialog(page).getByLabel('Ander bedrag')).toHaveValue('10');
    await expect(dialog(page)).toContainText(euros(paid - 1_500));
    await expectAccessible(page, 'a refund of an order that changed');
    await submit.click();
    await expect(refunds(page).getByRole('listitem')).toHaveCount(2);
  },
);
