import { expect, test } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { anotherBrowser, fillInAccount, sendInvitation } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { newestLinkTo, newestMailTo } from '../support/newest-mail.ts';
import { dashboard, fillInSignIn, signIn } from '../support/owner.ts';
import { addVirtualPasskeys } from '../support/virtual-passkeys.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.7.1' } });

/** The same dashboard at a name: browsers keep no passkeys for a number. */
const named = dashboard.replace('127.0.0.1', 'localhost');

test(
  'a member adds a passkey, signs in with it as the only second step, and removes it',
  onlyDeep,
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const email = `passkey-${Date.now()}@voorbeeld.nl`;
    const password = 'drie losse woorden';
    await signIn(page);
    await sendInvitation(page, email, 'Redacteur');
    await expect(page.getByRole('dialog')).toBeHidden();
    // At an address with a number there is no button, and the screen says why.
    await page.goto(`${dashboard}/instellingen/account`);
    const notHere = page.getByRole('region', { name: 'Inloggen in twee stappen' });
    await expect(notHere.getByText('op een beveiligd adres met een naam')).toBeVisible();
    await expect(notHere.getByRole('button', { name: 'Passkey toevoegen' })).toBeHidden();

    const mine = await anotherBrowser(browser, '10.93.7.2');
    const invitation = new URL(await newestLinkTo(email));
    await mine.goto(named + invitation.pathname + invitation.hash);
    await fillInAccount(mine, { name: 'Pas Sleutel', password });
    await expect(mine.getByRole('button', { name: /Pas Sleutel/ })).toBeVisible();
    await addVirtualPasskeys(mine);

    await mine.goto(`${named}/instellingen/account`);
    const card = mine.getByRole('region', { name: 'Inloggen in twee stappen' });
    const dialog = mine.getByRole('dialog');
    await card.getByRole('button', { name: 'Passkey toevoegen' }).click();
    await dialog.getByLabel('Huidig wachtwoord').fill('onjuist wachtwoord');
    await dialog.getByRole('button', { name: 'Verder' }).click();
    await expect(dialog.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
    await dialog.getByLabel('Huidig wachtwoord').fill(password);
    await dialog.getByRole('button', { name: 'Verder' }).click();
    await expect(dialog.getByLabel('Naam van de passkey')).toBeFocused();
    await dialog.getByRole('button', { name: 'Passkey maken' }).click();
    await expect(dialog.getByText('Vul een naam in.')).toBeVisible();
    await expectAccessible(mine, 'name');
    await dialog.getByLabel('Naam van de passkey').fill('Laptop');
    await dialog.getByRole('button', { name: 'Passkey maken' }).click();
    const codes = dialog.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    const row = card.getByRole('listitem').filter({ hasText: 'Laptop' });
    await expect(row).toContainText('nog niet gebruikt');
    await expect(card.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible();
    await expectAccessible(mine, 'card');
    await expect.poll(() => newestMailTo(email)).toContain('Er is een passkey toegevoegd');
    // The same authenticator has one already.
    await card.getByRole('button', { name: 'Passkey toevoegen' }).click();
    await dialog.getByLabel('Huidig wachtwoord').fill(password);
    await dialog.getByRole('button', { name: 'Verder' }).click();
    await dialog.getByLabel('Naam van de passkey').fill('Nog een keer');
    await dialog.getByRole('button', { name: 'Passkey maken' }).click();
    await expect(dialog.getByText('Op dit apparaat staat al een passkey van je account.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();

    await mine.context().clearCookies();
    await mine.goto(`${named}/inloggen`);
    await fillInSignIn(mine, { email, password });
    const passkey = mine.getByRole('button', { name: 'Met een passkey' });
    await expect(passkey).toBeFocused();
    await expect(mine.getByLabel('Herstelcode')).toBeVisible();
    await expectAccessible(mine, 'sign in');
    await passkey.click();
    await expect(mine.getByRole('button', { name: /Pas Sleutel/ })).toBeVisible();

    await mine.context().clearCookies();
    await mine.goto(`${named}/inloggen`);
    await fillInSignIn(mine, { email, password });
    await mine.getByLabel('Herstelcode').fill(recovery);
    await mine.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(mine.getByRole('button', { name: /Pas Sleutel/ })).toBeVisible();

    await mine.goto(`${named}/instellingen/account`);
    await expect(row).toContainText('laatst gebruikt');
    await row.getByRole('button', { name: 'Passkey Laptop verwijderen' }).click();
    await expect(dialog.getByText('Dit is je enige tweede stap.')).toBeVisible();
    await expectAccessible(mine, 'remove');
    await dialog.getByLabel('Huidig wachtwoord').fill(password);
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(card.getByText('Uit', { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await mine.context().close();
  },
);
