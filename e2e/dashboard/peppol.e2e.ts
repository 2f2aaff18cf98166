import { dashboardPath, endpoints } from '@etalage/api-contract';
import { expect, type Page, test } from '@playwright/test';
import { dutchDayOf } from '@etalage/texts/format';
import { expectAccessibleAt } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { demoOwner, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { ownServer } from '../support/own-server.ts';
import { belgianCompany, ids, makeOrder } from '../support/shop.ts';

const widths = [1440, 768, 390];
const lamp = { url: '/verlichting/wandlamp-schijn', selection: {}, quantity: 1 };
const seller = {
  name: 'Atelier Noord BV',
  street: 'Wetstraat 1',
  postcode: '1000',
  city: 'Brussel',
  country: 'BE',
  kvk: '',
  vat_number: 'BE0428759497',
};

/** The owner of a shop on a server of its own, who is signed in. */
function ownerOf(page: Page, dashboard: string) {
  const call = async <Reply>(path: string, data: object): Promise<Reply> => {
    const reply = await page.request.post(dashboard + path, {
      data: { ...ids, ...data },
      headers: { origin: dashboard },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as Reply;
  };
  return {
    /** The shop is a company in Belgium from now on. */
    async moveToBelgium() {
      const { path } = endpoints.getCompany;
      const { company } = await call<{ company: { version: number } }>(path, {});
      const { version, ...content } = company;
      await call(endpoints.saveCompany.path, { version, company: { ...content, ...seller } });
    },
    /** The number of the order of a buyer, which is paid now. */
    async payOrderOf(lastname: string): Promise<string> {
      const found = await call<{ orders: { number: string }[] }>(endpoints.listOrders.path, {
        query: lastname,
        limit: 1,
      });
      const number = found.orders[0]?.number ?? '';
      const { order } = await call<{ order: { version: number } }>(endpoints.getOrderForOwner.path, {
        number,
      });
      const received_on = dutchDayOf(new Date());
      await call(endpoints.markOrderPaid.path, { number, version: order.version, received_on });
      return number;
    },
  };
}

test(
  'an owner connects a Belgian shop to Peppol, one invoice is delivered, and one is refused and sent again',
  onlyDeep,
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const errors = scriptErrors(page);
    const server = await ownServer();
    try {
      await server.start();
      await signIn(page, undefined, { at: server.dashboard });
      const owner = ownerOf(page, server.dashboard);
      await owner.moveToBelgium();
      const open = (path: string) => page.goto(server.dashboard + dashboardPath('atelier-noord', path));

      await open('/instellingen/peppol');
      await expectScreen(page, 'Peppol');
      const card = page.getByRole('region', { name: 'Aansluiting' });
      const dialog = page.getByRole('dialog');
      await expect(card).toContainText('Je webshop is nog niet aangesloten.');
      await card.getByRole('button', { name: 'Aansluiten' }).click();
      await expect(dialog.getByLabel('Nummer in Peppol')).toHaveValue('0428759497');
      await dialog.getByLabel('Nummer in Peppol').fill('0428759498');
      await dialog.getByLabel('Adres van de API').fill('http://api.accesspoint.be');
      const password = dialog.getByLabel('Huidig wachtwoord');
      await password.fill(demoOwner.password);
      const save = () => dialog.getByRole('button', { name: 'Opslaan' }).click();
      await save();
      await expect(dialog).toContainText('Dit is geen Belgisch ondernemingsnummer.');
      await expect(dialog).toContainText('Dat begint met https://');
      await expect(dialog).toContainText('Plak de API-sleutel van je access point.');
      await expectAccessibleAt(page, widths, 'a connection that is refused');
      await dialog.getByLabel('Nummer in Peppol').fill('0428.759.497');
      await dialog.getByLabel('Adres van de API').fill(`${server.site}/test-peppol`);
      await dialog.getByLabel('Nummer bij het access point').fill('12');
      await dialog.getByLabel('API-sleutel').fill('sleutel-om-te-oefenen-wxyz');
      await save();
      await expect(dialog).toBeHidden();
      await expect(card).toContainText('Verstuurt automatisch');
      await expect(card).toContainText('••••wxyz');
      await card.getByRole('button', { name: 'Verbinding testen' }).click();
      await expect(card.getByRole('status')).toContainText('De verbinding werkt');
      await expectAccessibleAt(page, widths, 'a shop that is connected');

      const visitor = await browser.newPage({ baseURL: server.site });
      const bought = async (lastname: string, taxNumber: string) => {
        await makeOrder(visitor, lamp, {
          payment: 'wire',
          customer: { ...belgianCompany, lastname, taxNumber },
        });
        await visitor.context().clearCookies();
        return owner.payOrderOf(lastname);
      };
      const delivered = await bought('Aangekomen', 'BE0403170701');
      const refused = await bought('Geweigerd', 'BE0702000084');
      await visitor.close();

      const invoices = page.getByRole('region', { name: 'Facturen' });
      const becomes = async (number: string, state: string) =>
        // The sweep of each minute sends what waits.
        expect(async () => {
          await open(`/bestellingen/${number}`);
          await expect(invoices).toContainText(state, { timeout: 3_000 });
        }).toPass({ timeout: 240_000 });
      await becomes(delivered, 'Peppol: afgeleverd');
      await expect(invoices).toContainText('Aan 0403170701');
      await expect(page.getByText('Factuur via Peppol afgeleverd')).toBeVisible();
      await expectAccessibleAt(page, widths, 'an invoice that was delivered');

      await becomes(refused, 'Peppol: geweigerd');
      await expect(invoices).toContainText('Je access point zegt: document: BR-01');
      await expectAccessibleAt(page, widths, 'an invoice that was refused');
      await open('/');
      await page.getByRole('link', { name: 'Facturen die niet via Peppol aankwamen' }).click();
      await page.getByRole('link', { name: new RegExp(`bestelling ${refused}`) }).click();
      await invoices.getByRole('button', { name: /opnieuw via Peppol/ }).click();
      await dialog.getByLabel('Nummer van je klant').fill('0403170702');
      await dialog.getByRole('button', { name: 'Versturen' }).click();
      await expect(dialog).toContainText('Dit is geen Belgisch ondernemingsnummer.');
      await expectAccessibleAt(page, widths, 'the number of a buyer that is refused');
      await dialog.getByLabel('Nummer van je klant').fill('0403.170.701');
      await dialog.getByRole('button', { name: 'Versturen' }).click();
      await expect(invoices).toContainText('Peppol: te versturen');
      await becomes(refused, 'Peppol: afgeleverd');
      await open('/instellingen/peppol');
      await expect(page.getByRole('region', { name: 'Wacht op jou' })).toContainText(
        'Er is niets blijven liggen.',
      );
      expect(await page.content()).not.toContain('sleutel-om-te-oefenen');
      expect(errors).toEqual([]);
    } finally {
      await server.remove();
    }
  },
);
