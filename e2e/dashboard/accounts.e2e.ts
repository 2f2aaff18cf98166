import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newestLinkTo } from '../support/newest-mail.ts';

const dashboard = process.env['E2E_DASHBOARD_URL'] ?? '';
const demo = { email: 'demo@etalage.nl', password: 'etalage-demo' };
const chosen = 'drie losse woorden';

/** A browser of somebody else, at a network address of its own. */
async function anotherBrowser(browser: Browser, address: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  return context.newPage();
}

async function signIn(page: Page, { email, password } = demo): Promise<void> {
  await page.goto(`${dashboard}/inloggen`);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`${dashboard}/`);
}

/** Invites an address on the members' screen of whoever is signed in. */
async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto(`${dashboard}/instellingen/leden`);
  await page.getByRole('button', { name: 'Lid uitnodigen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mailadres').fill(email);
  await dialog.getByLabel(role).check();
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(dialog).toBeHidden();
}

// The wider ones in the deep run: the same screens, with more room.
for (const width of process.env['ETALAGE_DEEP'] ? [1440, 768, 390] : [390]) {
  test.describe(`accounts at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      extraHTTPHeaders: { 'x-forwarded-for': `10.91.${width % 250}.1` },
    });

    test('a colleague is invited, joins with a new account, loses and restores the password, and is removed', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      // Of its own, because other widths invite colleagues at the same time.
      const name = `Noor ${width} ${Date.now()}`;
      const email = `${name.replaceAll(' ', '-').toLowerCase()}@voorbeeld.nl`;
      await signIn(page);
      await page.goto(`${dashboard}/instellingen/leden`);
      await page.getByRole('button', { name: 'Lid uitnodigen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('E-mailadres').fill('geen adres');
      await dialog.getByLabel('Winkelbeheerder').check();
      await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
      await expect(dialog.getByText('Vul een geldig e-mailadres in.')).toBeVisible();
      await expect(dialog.getByLabel('E-mailadres')).toBeFocused();
      await expect(dialog.getByLabel('E-mailadres')).toHaveValue('geen adres');
      await expect(dialog.getByLabel('Winkelbeheerder')).toBeChecked();
      await expectAccessible(page, 'invite with an error');
      await dialog.getByLabel('E-mailadres').fill(email);
      await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
      await expect(page.getByRole('rowheader', { name: email })).toBeVisible();
      await expectAccessible(page, 'members with an invitation');

      const colleague = await anotherBrowser(browser, `10.91.${width % 250}.2`, width);
      await colleague.goto(await newestLinkTo(email));
      await expect(
        colleague.getByText('Joost Wiersma heeft je uitgenodigd als winkelbeheerder.'),
      ).toBeVisible();
      await colleague.getByRole('button', { name: 'Account maken en meedoen' }).click();
      await expect(colleague.getByLabel('Naam')).toBeFocused();
      await colleague.getByLabel('Naam').fill(name);
      await colleague.getByLabel('Wachtwoord', { exact: true }).fill('kort');
      await colleague.getByRole('button', { name: 'Account maken en meedoen' }).click();
      await expect(colleague.getByText('Kies een wachtwoord van minstens 10 tekens.')).toBeVisible();
      await expect(colleague.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
      await expect(colleague.getByLabel('Naam')).toHaveValue(name);
      await expectAccessible(colleague, 'invitation with an error');
      await colleague.getByLabel('Wachtwoord', { exact: true }).fill(chosen);
      await colleague.getByRole('button', { name: 'Account maken en meedoen' }).click();
      await expect(colleague).toHaveURL(`${dashboard}/`);
      await colleague.goto(`${dashboard}/instellingen/leden`);
      await expect(colleague.getByRole('button', { name: 'Lid uitnodigen' })).toHaveCount(0);

      await colleague.goto(`${dashboard}/instellingen/account`);
      await expect(colleague.getByText('Dit apparaat')).toBeVisible();
      await expectAccessible(colleague, 'account');
      await colleague.getByRole('button', { name: 'Overal uitloggen' }).click();
      await colleague.getByRole('dialog').getByRole('button', { name: 'Overal uitloggen' }).click();
      await expect(colleague).toHaveURL(`${dashboard}/inloggen`);

      await colleague.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
      await expect(colleague.getByRole('button', { name: 'Stuur een link' })).toBeVisible();
      await expectAccessible(colleague, 'forgotten password');
      await colleague.getByLabel('E-mailadres').fill(email);
      await colleague.getByRole('button', { name: 'Stuur een link' }).click();
      await expect(colleague.getByRole('heading', { name: 'Kijk in je mail' })).toBeFocused();
      await expect.poll(() => newestLinkTo(email), { timeout: 20_000 }).toContain('/wachtwoord-herstellen#');
      const link = await newestLinkTo(email);
      await colleague.goto(link);
      await expect(colleague.getByLabel('Nieuw wachtwoord')).toBeVisible();
      await expectAccessible(colleague, 'new password');
      await colleague.getByLabel('Nieuw wachtwoord').fill('nog eens drie woorden');
      await colleague.getByRole('button', { name: 'Wachtwoord instellen' }).click();
      await expect(colleague.getByRole('status')).toContainText('Je nieuwe wachtwoord is ingesteld.');
      await expect(colleague.getByLabel('E-mailadres')).toHaveValue(email);
      await colleague.getByLabel('Wachtwoord', { exact: true }).fill('nog eens drie woorden');
      await colleague.getByRole('button', { name: 'Inloggen' }).click();
      await expect(colleague).toHaveURL(`${dashboard}/`);

      await page.reload();
      await page.getByRole('button', { name: `Acties voor ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Verwijderen van website' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen van website' }).click();
      await expect(page.getByRole('rowheader', { name: email })).toHaveCount(0);
      await colleague.goto(`${dashboard}/bestellingen`);
      await expect(colleague).toHaveURL(`${dashboard}/inloggen`);
      await expect(colleague.getByText('Je account hoort nu bij geen enkele website.')).toBeVisible();

      await colleague.goto('about:blank');
      await colleague.goto(link);
      await expect(colleague.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
      await expectAccessible(colleague, 'a link that was used');
      await colleague.context().close();
    });
  });
}

test.describe('an account', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.3.1' } });

  test('changes its password, which ends its other browser, and keeps what was typed when that fails', async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000);
    const email = `wissel-${Date.now()}@voorbeeld.nl`;
    await signIn(page);
    await invite(page, email, 'Redacteur');
    const mine = await anotherBrowser(browser, '10.91.3.2');
    await mine.goto(await newestLinkTo(email));
    await mine.getByLabel('Naam').fill('Wissel');
    await mine.getByLabel('Wachtwoord', { exact: true }).fill(chosen);
    await mine.getByRole('button', { name: 'Account maken en meedoen' }).click();
    await expect(mine).toHaveURL(`${dashboard}/`);
    const other = await anotherBrowser(browser, '10.91.3.3');
    await signIn(other, { email, password: chosen });

    await mine.goto(`${dashboard}/instellingen/account`);
    await expect(mine.getByRole('button', { name: /^Uitloggen op Chrome/ })).toHaveCount(1);
    await mine.getByLabel('Huidig wachtwoord').fill('onjuist');
    await mine.getByLabel('Nieuw wachtwoord').fill('heel iets anders');
    await mine.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    await expect(mine.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
    await expect(mine.getByLabel('Huidig wachtwoord')).toBeFocused();
    await expect(mine.getByLabel('Nieuw wachtwoord')).toHaveValue('heel iets anders');

    await mine.getByLabel('Huidig wachtwoord').fill(chosen);
    await mine.context().setOffline(true);
    await mine.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    await expect(mine.getByRole('alert').filter({ hasText: 'De server is niet bereikbaar.' })).toBeVisible();
    await expect(mine.getByLabel('Nieuw wachtwoord')).toHaveValue('heel iets anders');
    await mine.context().setOffline(false);
    await mine.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    await expect(mine.getByText('Je wachtwoord is gewijzigd.').first()).toBeVisible();
    await expect(mine.getByLabel('Nieuw wachtwoord')).toHaveValue('');
    await other.goto(`${dashboard}/paginas`);
    await expect(other).toHaveURL(`${dashboard}/inloggen`);
    await mine.getByLabel('Naam').fill('Wissel de Boer');
    await mine.getByRole('button', { name: 'Opslaan' }).click();
    await expect(mine.getByRole('button', { name: /Wissel de Boer/ })).toBeVisible();
    await mine.context().close();
    await other.context().close();
  });

  test('that is unknown gets the same answers as one that exists', async ({ page }) => {
    const answers = [];
    for (const email of [demo.email, 'niemand@voorbeeld.nl']) {
      await page.goto(`${dashboard}/inloggen`);
      await page.getByLabel('E-mailadres').fill(email);
      await page.getByLabel('Wachtwoord', { exact: true }).fill('onjuist');
      const signedIn = page.waitForResponse('**/session/create');
      await page.getByRole('button', { name: 'Inloggen' }).click();
      const refused = await signedIn;
      const refusal = [refused.status(), await refused.text()];
      const words = await page.getByRole('alert').textContent();
      await page.goto(`${dashboard}/wachtwoord-vergeten`);
      await page.getByLabel('E-mailadres').fill(email);
      const asked = page.waitForResponse('**/password-reset/request');
      await page.getByRole('button', { name: 'Stuur een link' }).click();
      const reply = await asked;
      const answer = [reply.status(), await reply.text()];
      await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
      const sentence = (await page.locator('main').textContent())?.replace(email, '');
      answers.push([refusal, words, answer, sentence]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.[1]).toContain('Dit e-mailadres en wachtwoord horen niet bij elkaar.');
  });

  test('sends no cookie of the dashboard to any address of the storefront', async ({ page, baseURL }) => {
    await signIn(page);
    const cookies: string[] = [];
    page.on('request', async (request) => {
      if (!request.url().startsWith(baseURL ?? '')) return;
      cookies.push((await request.allHeaders())['cookie'] ?? '');
    });
    for (const path of ['/', '/search?query=tafel', '/winkelwagen', '/bestaat-niet'])
      await page.goto(baseURL + path, { waitUntil: 'networkidle' });
    expect(cookies.length).toBeGreaterThan(4);
    expect(cookies.filter((cookie) => cookie.includes('etalage_session'))).toEqual([]);
  });

  test('of the last owner cannot leave the website', async ({ page }) => {
    await signIn(page);
    await page.goto(`${dashboard}/instellingen/leden`);
    await page.getByRole('button', { name: 'Acties voor Joost Wiersma' }).first().click();
    await page.getByRole('menuitem', { name: 'Website verlaten' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Website verlaten' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'altijd minstens één eigenaar' })).toBeVisible();
    await expectAccessible(page, 'leaving refused');
  });
});
