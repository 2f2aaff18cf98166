import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { firstOf, onlyDeep } from '../support/deep-run.ts';
import { anotherBrowser, join, sendInvitation } from '../support/accounts.ts';
import { dashboard, demoOwner, expectScreen, fillInSignIn, screenOf, signInAt } from '../support/owner.ts';

const fillIn = (page: Page, password: string) => fillInSignIn(page, { ...demoOwner, password });

/** On a phone the navigation is behind a button. */
async function openNavigation(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu openen' });
  if (await menu.isVisible()) await menu.click();
}

const widths = [1440, 390];
for (const width of widths) {
  test.describe(`the dashboard at ${width} px`, () => {
    // A separate network address, so that wrong passwords of other tests do not count here.
    test.use({
      viewport: { width, height: 900 },
      extraHTTPHeaders: { 'x-forwarded-for': `10.90.0.${width % 250}` },
    });

    test(
      'an owner who is not signed in signs in and returns to the requested screen',
      firstOf(widths, width),
      async ({ page }) => {
        // Several screens, and each is checked by axe.
        test.slow();
        await page.goto(`${dashboard}/bestellingen`);
        await expect(page).toHaveURL(`${dashboard}/inloggen`);
        await page.getByRole('button', { name: 'Inloggen' }).click();
        await expect(page.getByText('Vul je e-mailadres in.')).toBeVisible();
        await expect(page.getByLabel('E-mailadres')).toBeFocused();
        await expectAccessible(page, 'sign-in with empty fields');

        await fillIn(page, 'verkeerd');
        await expect(page.getByRole('alert')).toHaveText(
          'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
        );
        await expect(page.getByLabel('E-mailadres')).toHaveValue(demoOwner.email);
        await expectAccessible(page, 'sign-in refused');

        await fillIn(page, demoOwner.password);
        await expectScreen(page, 'Bestellingen');
        await openNavigation(page);
        await page.getByRole('link', { name: 'Overzicht' }).click();
        await expectScreen(page, 'Goed je te zien');

        await openNavigation(page);
        await page.getByRole('button', { name: /Joost Wiersma/ }).click();
        await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
        await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
        await page.goto(`${dashboard}/`);
        await expect(page).toHaveURL(`${dashboard}/inloggen`);
      },
    );
  });
}

test.describe('an owner who is signed in', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.1.1' } });

  test('sends no cookie to the storefront', onlyDeep, async ({ page, baseURL, context }) => {
    await page.goto(`${dashboard}/`);
    await fillIn(page, demoOwner.password);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Goed je te zien');
    const session = (await context.cookies(dashboard)).find(({ name }) => name === 'etalage_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: '127.0.0.1' });

    const request = page.waitForRequest((asked) => asked.isNavigationRequest());
    await page.goto(`${baseURL}/`);
    expect((await (await request).allHeaders())['cookie'] ?? '').not.toContain('etalage_session');
  });

  test('sees a message and a retry when the orders cannot be loaded', onlyDeep, async ({ page }) => {
    await page.route('**/orders/list', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', errors: {} } }),
    );
    await page.goto(`${dashboard}/bestellingen`);
    await fillIn(page, demoOwner.password);
    await expect(page.getByText('Dit kon niet worden geladen.')).toBeVisible();
    await page.unroute('**/orders/list');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByText('Dit kon niet worden geladen.')).toBeHidden();
  });
});

test(
  'strangers who guess cannot keep out a browser that signed in before, and are told how long to wait',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const email = `bekend-${Date.now()}@example.org`;
    const password = 'drie losse woorden';
    await signInAt(page, '/instellingen/leden');
    await sendInvitation(page, email, 'Winkelbeheerder');
    const member = await anotherBrowser(browser, '10.90.8.1');
    await join(member, { email, name: 'Bea Bekend', password });
    await member.getByRole('button', { name: /Bea Bekend/ }).click();
    await member.getByRole('menuitem', { name: 'Uitloggen' }).click();

    const stranger = await anotherBrowser(browser, '10.90.8.2');
    await stranger.goto(`${dashboard}/inloggen`);
    for (let at = 0; at < 5; at++) {
      await fillInSignIn(stranger, { email, password: `gok nummer ${at}` });
      await expect(stranger.getByRole('alert')).toHaveText(
        'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
      );
    }
    await fillInSignIn(stranger, { email, password });
    await expect(stranger.getByRole('alert')).toHaveText(
      /^Je hebt dit te vaak geprobeerd\. Probeer het over 1?\d seconden? opnieuw\.$/,
    );
    await fillInSignIn(member, { email, password });
    await expect(member).toHaveURL(screenOf('/'));
    await stranger.context().close();
    await member.context().close();
  },
);
