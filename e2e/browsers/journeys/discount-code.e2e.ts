import { endpoints } from '@etalage/api-contract';
import { priceTable } from '../../support/price-table.ts';
import { euros, ids } from '../../support/shop.ts';
import { expect, test } from '../browser-test.ts';
import { callerOf } from '../walking/caller-of.ts';
import { keys, typed } from '../walking/input-sources.ts';
import type { Person } from '../walking/person.ts';
import type { Sought } from '../walking/seek.ts';

const site = process.env['E2E_SITE_URL'] ?? '';
const lijn = priceTable.lijnAddedUp;
const summary: Sought = { role: 'complementary', name: 'Overzicht' };
const field: Sought = { role: 'textbox', name: 'Kortingscode', within: summary };
const remove: Sought = { role: 'button', name: 'Kortingscode WELKOM10 weghalen', within: summary };
const applied: Sought = { text: 'Kortingscode WELKOM10 is toegepast.', within: summary };

/** Puts the product in a new cart of this browser. */
async function putInCart({ tab }: Person): Promise<void> {
  await tab.open(`${site}/over-ons`);
  const { request } = callerOf(tab);
  const call = async (path: string, data: object) => {
    const reply = await request.post(site + path, { data: { ...ids, ...data }, headers: {} });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const { shoppingcart } = (await call(endpoints.createCart.path, {})) as {
    shoppingcart: { session: string };
  };
  await call(endpoints.addToCart.path, {
    type: 'checkout',
    shoppingcart_session: shoppingcart.session,
    product_id: lijn.url.split('/').at(-1),
    quantity: lijn.quantity,
    options: lijn.selection,
  });
  await tab.evaluate((session) => {
    document.cookie = `shoppingcart_session=${session}; path=/`;
  }, shoppingcart.session);
}

/** The rows of the totals without spaces, which differ between browsers. */
const rowsOf = async ({ textsOf }: Person) =>
  (await textsOf({ selector: '[data-row]', within: summary })).map((row) => row.replaceAll(/\s/g, ''));

const off = euros(Math.round(lijn.total * 0.1)).slice(2);
const discount = `Korting: Welkomstkorting (WELKOM10)€ -${off}`.replaceAll(' ', '');

test('a visitor applies a discount code with the button and with Enter, in cart and checkout', async ({
  person,
}) => {
  const { tab, press, fill, sees, seesNo, arrivesAt } = person;
  await putInCart(person);
  await tab.open(`${site}/winkelwagen`);
  await fill(field, 'bestaatniet');
  await press({ role: 'button', name: 'Toepassen', within: summary });
  await sees({ text: 'Deze kortingscode kennen we niet.', within: summary });
  await fill(field, ' welkom10 ');
  await tab.perform(typed(keys.enter));
  await sees(applied);
  await expect.poll(() => rowsOf(person)).toContain(discount);

  await press(remove);
  await sees(field);
  await seesNo(applied);
  await expect.poll(() => rowsOf(person)).not.toContain(discount);

  // In the checkout Enter applies the code, and does not order.
  await press({ role: 'button', name: 'Doorgaan naar afrekenen' });
  await arrivesAt(/\/afrekenen/);
  await fill(field, 'Welkom 10');
  await tab.perform(typed(keys.enter));
  await sees(applied);
  await expect.poll(() => rowsOf(person)).toContain(discount);
  await seesNo({ role: 'alert' });
  expect(await tab.evaluate(() => location.pathname)).toBe('/afrekenen');
});
