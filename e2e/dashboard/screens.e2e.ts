import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { inTurn, isDeepRun, onlyDeep } from '../support/deep-run.ts';
import { openDesigner } from '../support/designer.ts';
import { dashboard, expectScreen, scriptErrors, signIn, signInAt } from '../support/owner.ts';
import { makeOrder } from '../support/shop.ts';
import { priceTable } from '../support/price-table.ts';

/** The addresses that open without a session, with the heading of each. */
const entries = [
  { path: '/inloggen', heading: 'Inloggen' },
  { path: '/wachtwoord-vergeten', heading: 'Wachtwoord vergeten' },
  { path: '/wachtwoord-herstellen', heading: 'Deze link werkt niet meer' },
  { path: '/e-mailadres-bevestigen', heading: 'Deze link werkt niet meer' },
  { path: '/uitnodiging', heading: 'Deze uitnodiging is niet meer geldig' },
] as const;

/** The addresses in the navigation, with the heading of each. */
const screens = [
  { path: '/', heading: /^Goed je te zien/ },
  { path: '/paginas', heading: 'Pagina’s' },
  { path: '/paginas?tab=onderdelen', heading: 'Pagina’s' },
  { path: '/paginas?tab=sjablonen', heading: 'Pagina’s' },
  { path: '/paginas?tab=prullenbak', heading: 'Pagina’s' },
  { path: '/paginas/home/instellingen', heading: /Home/ },
  { path: '/menus', heading: 'Menu’s' },
  { path: '/menus/hoofdmenu', heading: 'Hoofdmenu' },
  { path: '/bestanden', heading: 'Bestanden' },
  { path: '/bestanden?prullenbak=1&weergave=lijst', heading: 'Bestanden' },
  { path: '/stijl', heading: 'Stijl' },
  { path: '/teksten', heading: 'Teksten' },
  { path: '/teksten/mails', heading: 'Zo zien je mails eruit' },
  { path: '/cookies', heading: 'Cookies' },
  { path: '/doorverwijzingen', heading: 'Doorverwijzingen' },
  { path: '/doorverwijzingen?tab=niet-gevonden', heading: 'Doorverwijzingen' },
  { path: '/bestellingen', heading: 'Bestellingen' },
  { path: '/bestellingen/nieuw', heading: 'Bestelling of offerte maken' },
  { path: '/boekhouding', heading: 'Boekhouding' },
  { path: '/wettelijke-check', heading: 'Wettelijke check' },
  { path: '/boekhouding?tab=btw', heading: 'Boekhouding' },
  { path: '/klanten', heading: 'Klanten' },
  { path: '/klanten/bestaat-niet', heading: 'Klant niet gevonden' },
  { path: '/producten', heading: 'Producten' },
  { path: '/producten?bewerken=1&zoek=tafel', heading: 'Producten' },
  { path: '/producten/eettafel-duin', heading: 'Eettafel Duin' },
  { path: '/voorraad', heading: 'Voorraad' },
  { path: '/voorraad?tab=mutaties', heading: 'Voorraad' },
  { path: '/categorieen', heading: 'Categorieën' },
  { path: '/categorieen/tafels', heading: 'Tafels' },
  { path: '/kenmerken', heading: 'Kenmerken' },
  { path: '/fabrikanten', heading: 'Fabrikanten' },
  { path: '/kenmerken/kleur', heading: 'Kleur' },
  { path: '/kortingen', heading: 'Kortingen' },
  { path: '/kortingen/welkom', heading: 'Welkomstkorting' },
  { path: '/kortingen/nieuw', heading: 'Nieuwe korting' },
  { path: '/importeren', heading: 'Importeren en exporteren' },
  // Without a chosen file.
  { path: '/importeren/nieuw', heading: 'Importeren en exporteren' },
  { path: '/importeren/bestaat-niet', heading: 'Import niet gevonden' },
  { path: '/instellingen/account', heading: 'Account' },
  { path: '/instellingen/leden', heading: 'Leden' },
  { path: '/instellingen/bedrijf', heading: 'Bedrijfsgegevens' },
  { path: '/instellingen/webshop', heading: 'Webshop' },
  { path: '/instellingen/verzending', heading: 'Verzending' },
  { path: '/instellingen/betalen', heading: 'Betalen' },
  { path: '/instellingen/peppol', heading: 'Peppol' },
  { path: '/instellingen/meldingen', heading: 'Meldingen' },
  { path: '/instellingen/mails', heading: 'Mails' },
  { path: '/instellingen/privacy', heading: 'Privacy' },
  { path: '/instellingen/privacy?tab=register', heading: 'Privacy' },
  { path: '/instellingen/privacy?tab=verzoeken', heading: 'Privacy' },
  { path: '/bestaat-niet', heading: 'Dit scherm bestaat niet' },
] as const;

/** No part of the screen is wider than the window. */
async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state} is no wider than the window`).toBeLessThanOrEqual(0);
}

test.describe('everywhere', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.2.1' } });

  test(
    'ROUTE-15 (partly) every decided screen of the dashboard opens at its own address',
    onlyDeep,
    async ({ page }) => {
      // One sign-in for all of them. The deep run has axe check each at both widths; every run, in the journey of the screen.
      test.setTimeout(screens.length * 6_000);
      const errors = scriptErrors(page);
      for (const { path, heading } of entries) {
        await page.goto(dashboard + path);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      }
      await signIn(page);
      for (const { path, heading } of screens) {
        await page.goto(dashboard + path);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/ \| Atelier Noord \| Etalage$/);
        if (isDeepRun) await expectScreen(page, heading, path);
        await expectNoOverflow(page, path);
        await page.setViewportSize({ width: 390, height: 900 });
        if (isDeepRun) await expectScreen(page, heading, `${path}, 390 px`);
        await expectNoOverflow(page, `${path}, 390 px`);
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      expect(errors).toEqual([]);
    },
  );
});

test.describe('an owner', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.2.9' } });

  test(
    'ROUTE-15 (partly) opens an order and reads what was ordered, what it costs and where it is sent',
    onlyDeep,
    async ({ page }) => {
      await makeOrder(page, priceTable.duinWalnutOiled, {
        customer: {
          firstname: 'Fenna',
          lastname: 'Postma',
          email: 'fenna.postma@example.org',
          phone: '06 98 76 54 32',
          street: 'Kade',
          number: '3',
          postcode: '8601 AB',
          city: 'Sneek',
          country: 'NL',
        },
      });
      await signInAt(page, '/bestellingen');
      await page.getByRole('searchbox', { name: 'Zoek op nummer, klant, product of postcode' }).fill('fenna');
      await page.getByRole('link', { name: 'Fenna Postma' }).first().click();

      const heading = page.getByRole('heading', { name: /^Bestelling \d+$/, level: 1 });
      await expect(heading).toBeFocused();
      const lines = page.getByRole('region', { name: 'Besteld' });
      await expect(lines).toContainText('Eettafel Duin');
      await expect(lines).toContainText('Gravure aan de onderzijde: Voor Anna, 2026');
      await expect(lines.getByRole('term').filter({ hasText: 'Totaal incl. btw' })).toBeVisible();
      await expect(lines).toContainText('€ 1.199,00');
      await expect(page.getByRole('region', { name: 'Betaling' })).toContainText('iDEAL | Wero');
      const customer = page.getByRole('region', { name: 'Klant' });
      await expect(customer.getByRole('link', { name: 'fenna.postma@example.org' })).toHaveAttribute(
        'href',
        'mailto:fenna.postma@example.org',
      );
      await expect(customer).toContainText('8601 AB Sneek');
      await expect(customer).toContainText('Zelfde als het factuuradres');
      await expectAccessible(page, 'an order');

      await page.goto(`${dashboard}/bestellingen/999999`);
      await expect(page.getByRole('heading', { name: 'Deze bestelling bestaat niet' })).toBeVisible();
    },
  );

  test('switches to another of their websites, also after a reload', onlyDeep, async ({ page }) => {
    await signInAt(page, '/paginas');
    await expect(page.getByRole('link', { name: 'Over ons', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /Andere website kiezen/ }).click();
    const other = page.getByRole('menuitem').filter({ hasNotText: 'Atelier Noord' }).first();
    const name = (await other.textContent()) ?? '';
    await other.click();
    await expect(page).toHaveTitle(`Pagina’s | ${name} | Etalage`);
    await expect(page.getByRole('link', { name: 'Over ons', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page).toHaveTitle(`Pagina’s | ${name} | Etalage`);
  });

  test('sees that there is no connection, and the screen stays', onlyDeep, async ({ page, context }) => {
    await signInAt(page, '/paginas');
    await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Geen verbinding.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
    await expectAccessible(page, 'without a connection');
    await context.setOffline(false);
    await expect(page.getByText('Geen verbinding.')).toHaveCount(0);
  });

  test(
    'with only the shop role sees no pages, and sees the reason at their address',
    inTurn(4),
    async ({ page }) => {
      await page.route('**/session/get', async (route) => {
        const reply = await route.fetch();
        const body = (await reply.json()) as { member?: { websites: { role: string }[] } };
        for (const website of body.member?.websites ?? []) website.role = 'shop';
        await route.fulfill({ response: reply, json: body });
      });
      await signInAt(page, '/');
      await page.goto(`${dashboard}/`);
      const navigation = page.getByRole('navigation', { name: 'Hoofdmenu' });
      await expect(navigation.getByRole('link', { name: 'Bestellingen' })).toBeVisible();
      await expect(navigation.getByRole('link', { name: 'Pagina’s' })).toHaveCount(0);
      await page.goto(`${dashboard}/paginas`);
      await expectScreen(page, 'Geen toegang');
    },
  );

  test('moves through the navigation with the focus on each heading', onlyDeep, async ({ page }) => {
    await signInAt(page, '/');
    await page.getByRole('link', { name: 'Bestellingen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Bestellingen', level: 1 })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu openen' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expectAccessible(page, 'the drawer');
    await drawer.getByRole('link', { name: 'Pagina’s' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Pagina’s', level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu openen' })).toBeFocused();
  });
});

test(
  'ROUTE-15 (partly) the designer opens at the addresses of a page and of a template',
  onlyDeep,
  async ({ page }) => {
    await signIn(page);
    for (const path of ['/paginas/contact', '/wm/templates/footer']) await openDesigner(page, path);
  },
);

test('nobody gets an editor at /wm/templates/7 without signing in', async ({ page, baseURL }) => {
  const reply = await page.goto(`${baseURL}/wm/templates/7`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
  await expect(page.locator('iframe, [contenteditable="true"]')).toHaveCount(0);

  await page.goto(`${dashboard}/wm/templates/7`);
  await expect(page).toHaveURL(`${dashboard}/inloggen`);
});
