import { dashboardPath, endpoints } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { asOwner } from '../support/as-owner.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { dashboard, screenOf, scriptErrors, signIn } from '../support/owner.ts';
import { makeRecords, type ShopRecords } from '../support/shop-records.ts';
import { privatePerson } from '../support/shop.ts';
import { expectNothingSideways } from '../support/sideways.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.95.2.1' } });

const WIDTHS = [1440, 768, 390];
/** The shop in which no other journey buys. */
const empty = { website_id: 'leeg', project_id: 'leeg' };

/** As many letters without a space. */
const long = (word: string, length = 200) => word.repeat(length).slice(0, length);

/** An order with a parcel and a note, and a quote, of a customer with long names. */
async function longRecords(page: Page): Promise<ShopRecords> {
  const { retry, repeatEachIndex } = test.info();
  const email = `${long('lang', 50)}-${retry}-${repeatEachIndex}@${long('adres', 60)}.example`;
  const customer = {
    ...privatePerson,
    firstname: long('Voornaam'),
    lastname: long('Achternaam'),
    street: long('Straat'),
    city: long('Plaatsnaam'),
    email,
  };
  const records = await makeRecords(page, customer, long('Tafelblad'));
  const number = records.order.split('/').at(-1) ?? '';
  await asOwner(page, endpoints.addOrderNote.path, {
    number,
    id: crypto.randomUUID(),
    text: long('Notitie'),
  });
  await asOwner(page, endpoints.addCustomerNote.path, {
    id: records.customer.split('/').at(-1),
    note_id: crypto.randomUUID(),
    text: long('Notitie'),
  });
  const { order } = await asOwner<{ order: { version: number } }>(page, endpoints.getOrderForOwner.path, {
    number,
  });
  await asOwner(page, endpoints.sendOrder.path, {
    number,
    version: order.version,
    id: crypto.randomUUID(),
    mail: false,
    shipment: {
      carrier: 'other',
      carrier_name: long('Vervoerder', 60),
      track_code: long('3SABC', 60),
      track_url: `https://volg.example/${long('code', 100)}`,
      lines: [{ position: 1, quantity: 1 }],
    },
  });
  return records;
}

/** A counted product and a discount with long names, in the empty shop. */
async function longSettings(page: Page): Promise<void> {
  const title = long('Productnaam');
  const made = { ...empty, title, price_cents: 1_210 };
  const { id } = await asOwner<{ id: string }>(page, endpoints.createProduct.path, made);
  const { product } = await asOwner<{ product: { version: number } }>(page, endpoints.getOwnedProduct.path, {
    ...empty,
    id,
  });
  const counted = { ...product, stock_management: true };
  await asOwner(page, endpoints.saveProduct.path, {
    ...empty,
    id,
    version: product.version,
    product: counted,
  });
}

/** Opens a screen of the dashboard, which is not loaded anew for each. */
async function openScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Nothing is wider than the window, and what is cut off can be read in full where it is pointed at. */
async function expectReadable(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Laden...' })).toHaveCount(0);
  await expectNothingSideways(page, state);
  const unread = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((element) => !element.closest('[title]'))
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent.slice(0, 30)}`),
  );
  expect(unread, `cut off without a title: ${state}`).toEqual([]);
}

test(
  'long names, titles and notes stay in their place on each screen of a shop, and can be read in full',
  onlyDeep,
  async ({ page }) => {
    test.setTimeout(240_000);
    const errors = scriptErrors(page);
    await signIn(page);
    const records = await longRecords(page);
    await longSettings(page);
    const leeg = (path: string) => dashboard + dashboardPath('leeg', path);
    const search = `?zoek=${long('achternaam', 20)}`;
    // Each with a long text that stands on it.
    const screens: readonly (readonly [address: string, word?: string])[] = [
      [screenOf('/'), 'Voornaam'],
      [screenOf(`/bestellingen${search}`), 'Achternaam'],
      [screenOf(records.order), 'Vervoerder'],
      [screenOf(records.quote), 'Achternaam'],
      [screenOf(`/klanten${search}`), 'Achternaam'],
      [screenOf(records.customer), 'Notitie'],
      [screenOf(`/instellingen/mails?zoek=${long('adres', 20)}`), 'adres'],
      [screenOf('/boekhouding')],
      [leeg('/voorraad'), 'Productnaam'],
      [leeg('/producten'), 'Productnaam'],
      [screenOf('/instellingen/webshop')],
      [screenOf('/instellingen/verzending')],
      [screenOf('/instellingen/betalen')],
      [screenOf('/instellingen/meldingen')],
    ];
    await page.goto(screenOf('/instellingen'));
    for (const [address, word] of screens) {
      await openScreen(page, address);
      if (word)
        await expect(page.getByText(long(word, 40)).first(), address).toBeVisible({ timeout: 20_000 });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const state = `${address}, ${width} px`;
        await test.step(state, () => expectReadable(page, state));
      }
    }
    expect(errors).toEqual([]);
  },
);
