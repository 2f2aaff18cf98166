import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder, privatePerson, verify } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.92.2.1' } });

const widths = [1440, 768, 390];

/** A visitor who ordered three shelves; the order page is open. */
async function ordered(browser: Browser): Promise<{ visitor: Page; number: string; url: string }> {
  const visitor = await visitorPage(browser, '10.92.2', 10);
  const made = await makeOrder(visitor, { ...priceTable.lijnAddedUp, quantity: 3 });
  await visitor.goto(made.url);
  await verify(visitor, privatePerson.email);
  const number = /Bestelling (\S+) van/.exec(await visitor.locator('main').innerText())?.[1] ?? '';
  return { visitor, number, url: made.url };
}

const sending = (page: Page) => page.getByRole('region', { name: 'Verzending', exact: true });
const timeline = (page: Page) => page.getByRole('region', { name: 'Tijdlijn' });
const pieces = (page: Page) =>
  sending(page).getByRole('group', { name: 'Wat gaat er mee?' }).getByRole('textbox');
const shipments = (page: Page) =>
  page.getByRole('heading', { name: 'Verzending', exact: true }).locator('..');

test(
  'an owner sends an order in two parts, and the visitor follows each',
  inTurn(2),
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const { visitor, number } = await ordered(browser);
    await signInAt(page, `/bestellingen/${number}`);
    await expect(sending(page).getByText('Nog te verzenden: 3 stuks')).toBeVisible();

    await sending(page).getByRole('button', { name: 'Verzending maken' }).click();
    await expect(pieces(page)).toBeFocused();
    await expectAccessibleAt(page, widths, 'the form of a shipment');
    await pieces(page).fill('4');
    await sending(page).getByRole('button', { name: 'Verzenden' }).click();
    await expect(sending(page).getByText('Er zijn er nog 3 te verzenden.')).toBeVisible();
    await pieces(page).fill('1');
    await sending(page).getByLabel('Track & trace-code').fill('3SABCD1234567');
    const link = 'https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-8911CD';
    await expect(sending(page).getByText(link)).toBeVisible();
    await sending(page).getByRole('button', { name: 'Verzenden' }).click();
    await expect(sending(page).getByText('Deels verzonden')).toBeVisible();
    await expect(sending(page).getByRole('heading', { name: 'Verzending' })).toBeFocused();
    await expect(
      timeline(page).getByText(`Mail "Een deel van je bestelling ${number} is onderweg"`),
    ).toBeVisible();

    await visitor.reload();
    const first = shipments(visitor).getByRole('listitem').filter({ hasText: 'Verzonden met PostNL' });
    await expect(first.getByRole('link', { name: 'Volg je pakket' })).toHaveAttribute('href', link);
    await expectAccessibleAt(visitor, widths, 'an order page with a shipment');

    await sending(page).getByRole('button', { name: 'Verzending maken' }).click();
    await sending(page).getByLabel('Bezorgd door').selectOption('Anders');
    await sending(page).getByRole('button', { name: 'Verzenden' }).click();
    await expect(sending(page).getByText('Vul in wie de bestelling bezorgt.')).toBeVisible();
    await sending(page).getByLabel('Naam van de bezorger').fill('Fietskoerier');
    await sending(page).getByLabel('Mail je klant').uncheck();
    await sending(page).getByRole('button', { name: 'Verzenden' }).click();
    await expect(sending(page).getByText('Verzonden', { exact: true })).toBeVisible();
    await expect(sending(page).getByRole('button', { name: 'Verzending maken' })).toHaveCount(0);
    await expect(timeline(page).getByText('Verzonden met Fietskoerier')).toBeVisible();
    await expect(timeline(page).getByText('Mail "De rest', { exact: false })).toHaveCount(0);
    await expectAccessibleAt(page, widths, 'an order that was sent');

    await visitor.reload();
    await expect(shipments(visitor).getByText('Verzonden met Fietskoerier')).toBeVisible();
    await visitor.close();
    expect(errors).toEqual([]);
  },
);

test('an owner takes a shipment back and keeps notes', onlyDeep, async ({ page, browser }) => {
  test.slow();
  const errors = scriptErrors(page);
  const { visitor, number } = await ordered(browser);
  await signInAt(page, `/bestellingen/${number}`);
  await sending(page).getByRole('button', { name: 'Verzending maken' }).click();
  await sending(page).getByRole('button', { name: 'Verzenden' }).click();
  await expect(sending(page).getByText('Verzonden', { exact: true })).toBeVisible();
  await sending(page).getByRole('button', { name: 'Zending intrekken' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zending intrekken' }).click();
  await expect(sending(page).getByText('Nog niet verzonden')).toBeVisible();
  await expect(sending(page).getByRole('heading', { name: 'Verzending' })).toBeFocused();
  await expect(timeline(page).getByText('Zending ingetrokken')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Verzending', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Notitie toevoegen' }).click();
  await expect(page.getByText('Schrijf eerst iets op.')).toBeVisible();
  await page.getByLabel('Notitie voor je winkel').fill('Belt vrijdag terug.');
  await page.getByRole('button', { name: 'Notitie toevoegen' }).click();
  await expect(timeline(page).getByText('Belt vrijdag terug.')).toBeVisible();
  await expect(page.getByLabel('Notitie voor je winkel')).toHaveValue('');
  await timeline(page)
    .getByRole('button', { name: /^Notitie van .* verwijderen$/ })
    .click();
  await expect(timeline(page).getByText('Notitie verwijderd')).toBeVisible();
  await expect(timeline(page).getByText('Belt vrijdag terug.')).toHaveCount(0);
  await visitor.close();
  expect(errors).toEqual([]);
});

test(
  'what is typed stays without a connection, and a change of somebody else is asked about',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const { visitor, number, url } = await ordered(browser);
    await signInAt(page, `/bestellingen/${number}`);
    await sending(page).getByRole('button', { name: 'Verzending maken' }).click();
    await pieces(page).fill('2');
    await sending(page).getByLabel('Track & trace-code').fill('3SBLIJFT');
    await page.context().setOffline(true);
    await sending(page).getByRole('button', { name: 'Verzenden' }).click();
    await expect(sending(page).getByRole('alert')).not.toBeEmpty();
    await page.context().setOffline(false);
    await expect(sending(page).getByLabel('Track & trace-code')).toHaveValue('3SBLIJFT');

    const other = await page.context().newPage();
    await signInAt(other, `/bestellingen/${number}`);
    await sending(other).getByRole('button', { name: 'Verzending maken' }).click();
    await pieces(other).fill('2');
    await sending(other).getByRole('button', { name: 'Verzenden' }).click();
    await expect(sending(other).getByText('Deels verzonden')).toBeVisible();

    await sending(page).getByRole('button', { name: 'Verzenden' }).click();
    await expect(sending(page).getByText('Deze bestelling is intussen gewijzigd.')).toBeVisible();
    await expect(sending(page).getByText('Nog 1 te verzenden')).toBeVisible();
    await expect(sending(page).getByLabel('Track & trace-code')).toHaveValue('3SBLIJFT');
    await pieces(page).fill('1');
    await sending(page).getByRole('button', { name: 'Verzenden' }).click();
    await expect(sending(page).getByText('Verzonden', { exact: true })).toBeVisible();
    await visitor.close();

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: test.info().project.use.baseURL ?? '',
    });
    const reader = await plain.newPage();
    await reader.goto(url);
    await verify(reader, privatePerson.email);
    await expect(shipments(reader).getByRole('link', { name: 'Volg je pakket' })).toHaveCount(1);
    await expect(shipments(reader).getByText('Verzonden met PostNL')).toHaveCount(2);
    await plain.close();
  },
);
