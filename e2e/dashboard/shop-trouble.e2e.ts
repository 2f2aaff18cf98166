import { dashboardPath, endpoints } from '@etalage/api-contract';
import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { firstOf, onlyDeep } from '../support/deep-run.ts';
import { dashboard, demoOwner, screenOf, scriptErrors, signIn } from '../support/owner.ts';
import { makeRecords, type ShopRecords } from '../support/shop-records.ts';
import { privatePerson } from '../support/shop.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.95.1.1' } });

const OFFLINE = 'De server is niet bereikbaar. Controleer je verbinding.';
const WIDTHS = [1440, 390];

/** An order, a quote and a customer of this test alone. */
function ownRecords(page: Page, name: string): Promise<ShopRecords> {
  const { retry, repeatEachIndex } = test.info();
  const which = `${name}-${retry}-${repeatEachIndex}`.toLowerCase();
  return makeRecords(page, { ...privatePerson, email: `${which}@example.org` });
}

/** Screens that load something, and what shows that it has arrived. */
const loading: readonly [path: string, arrived: (page: Page) => Locator][] = [
  ['/', (page) => page.getByRole('group', { name: 'Periode' }).getByRole('button').first()],
  ['/bestellingen', (page) => page.getByRole('table')],
  ['order', (page) => page.getByRole('region', { name: 'Besteld' })],
  ['quote', (page) => page.getByLabel('Bericht aan je klant')],
  ['/klanten', (page) => page.getByRole('table')],
  ['customer', (page) => page.getByLabel('Notitie voor je winkel')],
  ['/voorraad', (page) => page.getByRole('table')],
  ['/voorraad?tab=mutaties', (page) => page.getByRole('tabpanel').or(page.getByRole('table')).first()],
  ['/boekhouding', (page) => page.getByText(/tot en met/).first()],
  ['/instellingen/webshop', (page) => page.getByLabel('Adres van je voorwaarden')],
  ['/instellingen/bedrijf', (page) => page.getByLabel('KvK-nummer')],
  ['/instellingen/verzending', (page) => page.getByText('Probeer het uit')],
  ['/instellingen/betalen', (page) => page.getByLabel('Ten name van')],
  ['/instellingen/meldingen', (page) => page.getByLabel('E-mailadres voor bestelmeldingen')],
  ['/instellingen/mails', (page) => page.getByRole('searchbox')],
  ['/kortingen', (page) => page.getByRole('table')],
];

/** No answer comes for anything but who is signed in. */
async function cutOff(page: Page): Promise<void> {
  await page.route('**/api/services/**', (route) =>
    route.request().url().endsWith('/session/get') ? route.fallback() : route.abort(),
  );
}

/** A query that fails is tried once more after a second, of which this journey needs none. */
async function retryAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waitFor = window.setTimeout.bind(window);
    const hurry = (work: () => void, wait?: number) => waitFor(work, wait === 1000 ? 0 : wait);
    window.setTimeout = hurry as typeof window.setTimeout;
  });
}

test(
  'each screen of a shop says that it could not be loaded, and loads when it is asked to again',
  onlyDeep,
  async ({ page }) => {
    test.setTimeout(240_000);
    const errors = scriptErrors(page);
    await signIn(page);
    await retryAtOnce(page);
    const records = await ownRecords(page, 'laden');
    for (const [path, arrived] of loading) {
      const address = path.startsWith('/') ? path : records[path as keyof ShopRecords];
      await test.step(address, async () => {
        await cutOff(page);
        await page.goto(screenOf(address));
        const failed = page.getByRole('alert').filter({ hasText: 'Dit kon niet worden geladen.' });
        await expect(failed.first(), address).toBeVisible();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page, `${address} without a network, ${width} px`);
        }
        await page.unroute('**/api/services/**');
        const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
        await expect(async () => {
          if ((await retry.count()) > 0) await retry.first().click({ timeout: 1000 });
          await expect(failed).toHaveCount(0, { timeout: 500 });
        }).toPass();
        await expect(arrived(page), address).toBeVisible();
        await page.setViewportSize({ width: 1440, height: 900 });
      });
    }
    expect(errors).toEqual([]);
  },
);

/** A screen on which something is typed and saved. */
interface Saved {
  /** An address, or the name of a record. */
  readonly path: string;
  /** Settings are those of the shop in which no other journey buys. */
  readonly isEmptyShop?: boolean;
  readonly call: { readonly path: string };
  readonly field: string;
  readonly text: string;
  /** What else is typed first. */
  readonly before?: (page: Page) => Promise<void>;
  readonly button: string;
  readonly done: string | RegExp;
}

const saved: readonly Saved[] = [
  {
    path: 'order',
    call: endpoints.addOrderNote,
    field: 'Notitie voor je winkel',
    text: 'Belt na drieën',
    button: 'Notitie toevoegen',
    done: 'De notitie is toegevoegd.',
  },
  {
    path: 'quote',
    call: endpoints.saveOffer,
    field: 'Bericht aan je klant',
    text: 'Tot maandag',
    button: 'Concept opslaan',
    done: 'Het concept is opgeslagen.',
  },
  {
    path: 'customer',
    call: endpoints.addCustomerNote,
    field: 'Notitie voor je winkel',
    text: 'Komt graag langs',
    button: 'Notitie toevoegen',
    done: 'De notitie is toegevoegd.',
  },
  {
    path: '/voorraad?zoek=terp+leisteen',
    call: endpoints.correctStock,
    field: 'Nieuw aantal, Kussen Terp: Leisteen',
    text: '+1',
    button: 'Opslaan',
    done: '1 rij is bijgewerkt.',
  },
  {
    path: '/kortingen/nieuw',
    isEmptyShop: true,
    call: endpoints.createDiscount,
    field: 'Naam',
    text: 'Vaste klant',
    before: async (page) => {
      await page.getByRole('button', { name: 'Code bedenken' }).click();
      await page.getByLabel('Percentage', { exact: true }).fill('5');
    },
    button: 'Korting maken',
    done: /gemaakt/,
  },
  {
    path: '/instellingen/verzending/nieuw',
    isEmptyShop: true,
    call: endpoints.createShippingMethod,
    field: 'Naam',
    text: 'Met de boot',
    before: async (page) => {
      await page.getByLabel('Klanten kunnen deze methode kiezen').uncheck();
      await page.getByRole('button', { name: 'Regel toevoegen' }).click();
      await page.getByRole('dialog').getByLabel('Prijs', { exact: true }).fill('12,50');
      await page.getByRole('dialog').getByRole('button', { name: 'Overnemen' }).click();
    },
    button: 'Verzendmethode maken',
    done: /gemaakt/,
  },
  {
    path: '/instellingen/webshop',
    isEmptyShop: true,
    call: endpoints.saveWebshop,
    field: 'Begin van creditfacturen',
    text: 'CX',
    button: 'Opslaan',
    done: 'Opgeslagen.',
  },
  {
    path: '/instellingen/bedrijf',
    isEmptyShop: true,
    call: endpoints.saveCompany,
    field: 'Telefoonnummer',
    text: '058 123 45 67',
    button: 'Opslaan',
    done: 'Opgeslagen.',
  },
  {
    path: '/instellingen/betalen',
    isEmptyShop: true,
    call: endpoints.saveTransferAccount,
    field: 'Ten name van',
    text: 'Atelier Noord Holding',
    before: (page) => page.getByLabel('Rekeningnummer (IBAN)').fill('NL91ABNA0417164300'),
    button: 'Opslaan',
    done: /^Klanten kunnen nu per overboeking/,
  },
  {
    path: '/instellingen/meldingen',
    isEmptyShop: true,
    call: endpoints.saveOrderNotifications,
    field: 'E-mailadres voor bestelmeldingen',
    text: 'balie@example.org',
    button: 'Opslaan',
    done: /^Bestelmeldingen gaan nu naar/,
  },
];

interface Trouble {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  /** What stands at the place. */
  readonly told: string | RegExp;
}

const refuse = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { code, errors: {} } });
const troubles: readonly Trouble[] = [
  { name: 'no network', answer: (route) => route.abort(), told: OFFLINE },
  { name: 'a server that fails', answer: refuse(500, 'internal'), told: /^Er ging iets mis\./ },
  { name: 'somebody else', answer: refuse(409, 'conflict'), told: /intussen/ },
];

for (const one of saved) {
  test(
    `what is typed at ${one.path} is not lost when it cannot be saved`,
    firstOf(saved, one),
    async ({ page }) => {
      test.setTimeout(90_000);
      const { call, field, text } = one;
      await signIn(page);
      const records = one.path.startsWith('/') ? undefined : await ownRecords(page, `bewaren-${one.path}`);
      const path = records?.[one.path as keyof ShopRecords] ?? one.path;
      await page.goto(one.isEmptyShop ? dashboard + dashboardPath('leeg', path) : screenOf(path));
      const typed = page.getByLabel(field, { exact: true });
      await typed.fill(text);
      const save = await buttonBeside(page, field, one.button);
      await one.before?.(page);
      for (const { name, answer, told } of troubles) {
        await test.step(name, async () => {
          await page.route(`**${call.path}`, answer);
          await save.click();
          await expect(page.getByText(told).first(), name).toBeInViewport();
          await expect(typed, name).toHaveValue(text);
          await page.unroute(`**${call.path}`);
        });
      }
      await test.step('a session that ended', async () => {
        await page.context().clearCookies();
        await save.click();
        const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' });
        await expect(dialog.getByLabel('E-mailadres')).toHaveValue(demoOwner.email);
        // The dialog is the same over each screen.
        if (one === saved[0]) await expectAccessible(page, 'the session ended');
        await dialog.getByLabel('Wachtwoord', { exact: true }).fill(demoOwner.password);
        await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(typed).toHaveValue(text);
      });
      await save.click();
      await expect(page.getByText(one.done).first()).toBeVisible();
    },
  );
}

/** The button of the form with a field, where a screen has several forms; of the screen if the field is in none. */
async function buttonBeside(page: Page, field: string, name: string): Promise<Locator> {
  const form = page.locator('form').filter({ has: page.getByLabel(field, { exact: true }) });
  const place = (await form.count()) > 0 ? form : page.getByRole('main');
  return place.getByRole('button', { name, exact: true });
}
