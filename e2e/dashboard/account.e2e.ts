import { expect, test, type Page } from '@playwright/test';
import { anotherBrowser, join, sendInvitation } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { newestLinkTo, newestMailTo } from '../support/newest-mail.ts';
import { dashboard, demoOwner, fillInSignIn, signIn } from '../support/owner.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.3.1' } });

test(
  'an account changes its password, which ends its other browser, and keeps what was typed when that fails',
  onlyDeep,
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const email = `wissel-${Date.now()}@voorbeeld.nl`;
    const password = 'drie losse woorden';
    await signIn(page);
    await sendInvitation(page, email, 'Redacteur');
    await expect(page.getByRole('dialog')).toBeHidden();
    const mine = await anotherBrowser(browser, '10.91.3.2');
    await join(mine, { email, name: 'Wissel', password });
    const other = await anotherBrowser(browser, '10.91.3.3');
    await signIn(other, { email, password });

    await mine.goto(`${dashboard}/instellingen/account`);
    await expect(mine.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    const card = mine.getByRole('region', { name: 'Wachtwoord wijzigen' });
    const current = card.getByLabel('Huidig wachtwoord');
    const chosen = card.getByLabel('Nieuw wachtwoord');
    const change = () => mine.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    await current.fill('onjuist');
    await chosen.fill('heel iets anders');
    await change();
    await expect(mine.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
    await expect(current).toBeFocused();
    await expect(chosen).toHaveValue('heel iets anders');

    await current.fill(password);
    await mine.context().setOffline(true);
    await change();
    await expect(mine.getByRole('alert').filter({ hasText: 'De server is niet bereikbaar.' })).toBeVisible();
    await expect(chosen).toHaveValue('heel iets anders');
    await mine.context().setOffline(false);
    await change();
    await expect(mine.getByText('Je wachtwoord is gewijzigd.').first()).toBeVisible();
    await expect(chosen).toHaveValue('');
    await other.goto(`${dashboard}/paginas`);
    await expect(other).toHaveURL(`${dashboard}/inloggen`);
    await mine.getByLabel('Naam').fill('Wissel de Boer');
    await mine.getByRole('button', { name: 'Opslaan' }).click();
    await expect(mine.getByRole('button', { name: /Wissel de Boer/ })).toBeVisible();
    await mine.context().close();
    await other.context().close();
  },
);

test(
  'an account changes its e-mail address: confirmed by the new one, notified to the old one',
  onlyDeep,
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const [old, email] = ['oud', 'nieuw'].map((word) => `${word}-${Date.now()}@voorbeeld.nl`) as [
      string,
      string,
    ];
    const password = 'drie losse woorden';
    await signIn(page);
    await sendInvitation(page, old, 'Redacteur');
    await expect(page.getByRole('dialog')).toBeHidden();
    const mine = await anotherBrowser(browser, '10.91.3.4');
    await join(mine, { email: old, name: 'Verhuizer', password });

    await mine.goto(`${dashboard}/instellingen/account`);
    const card = mine.getByRole('region', { name: 'E-mailadres wijzigen' });
    const ask = () => card.getByRole('button', { name: 'Stuur een bevestiging' }).click();
    await card.getByLabel('Nieuw e-mailadres').fill(email);
    await card.getByLabel('Huidig wachtwoord').fill('onjuist');
    await ask();
    await expect(card.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
    await expect(card.getByLabel('Nieuw e-mailadres')).toHaveValue(email);
    await card.getByLabel('Huidig wachtwoord').fill(password);
    await ask();
    await expect(card.getByRole('status')).toContainText(email);
    await expectAccessible(mine, 'a new address requested');

    await mine.goto(await newestLinkTo(email));
    await expect(mine.getByText(`Je logt daarna in met ${email}.`)).toBeVisible();
    await expectAccessible(mine, 'confirming an address');
    await mine.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(mine.getByRole('heading', { name: 'Je e-mailadres is gewijzigd' })).toBeFocused();
    await expect.poll(() => newestMailTo(old), { timeout: 20_000 }).toContain(email);
    await mine.getByRole('link', { name: 'Naar je dashboard' }).click();
    await mine.goto(`${dashboard}/instellingen/account`);
    await expect(mine.getByLabel('E-mailadres', { exact: true })).toHaveValue(email);
    await mine.context().close();
  },
);

/**
 * Signs in with a wrong password and requests a new one: returns the responses of the server and the text of the
 * screens.
 */
async function answersFor(page: Page, email: string): Promise<unknown[]> {
  await page.goto(`${dashboard}/inloggen`);
  const signedIn = page.waitForResponse('**/session/create');
  await fillInSignIn(page, { email, password: 'onjuist' });
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
  return [refusal, words, answer, sentence];
}

test('an unknown account gets the same responses as an existing one', onlyDeep, async ({ page }) => {
  const known = await answersFor(page, demoOwner.email);
  expect(await answersFor(page, 'niemand@voorbeeld.nl')).toEqual(known);
  expect(known[1]).toContain('Dit e-mailadres en wachtwoord horen niet bij elkaar.');
});

test(
  'an account sends no cookie of the dashboard to any address of the storefront',
  onlyDeep,
  async ({ page, baseURL }) => {
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
  },
);

test('an account of the last owner cannot leave the website', onlyDeep, async ({ page }) => {
  await signIn(page);
  await page.goto(`${dashboard}/instellingen/leden`);
  await page.getByRole('button', { name: 'Acties voor Joost Wiersma' }).first().click();
  await page.getByRole('menuitem', { name: 'Website verlaten' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Website verlaten' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'altijd minstens één eigenaar' })).toBeVisible();
  await expectAccessible(page, 'leaving refused');
});
