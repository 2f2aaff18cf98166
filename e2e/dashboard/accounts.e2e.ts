import { expect, test, type Page } from '@playwright/test';
import { anotherBrowser, fillInAccount, sendInvitation } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { isDeepRun, onlyDeep } from '../support/deep-run.ts';
import { newestLinkTo } from '../support/newest-mail.ts';
import { dashboard, expectScreen, fillInSignIn, screenOf, signIn } from '../support/owner.ts';

const first = 'drie losse woorden';
const second = 'nog eens drie woorden';

/** An invalid address is refused beside its field, and the chosen values are kept. */
async function inviteWithAMistake(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await sendInvitation(page, 'geen adres', 'Winkelbeheerder');
  await expect(dialog.getByText('Vul een geldig e-mailadres in.')).toBeVisible();
  await expect(dialog.getByLabel('E-mailadres')).toBeFocused();
  await expect(dialog.getByLabel('E-mailadres')).toHaveValue('geen adres');
  await expect(dialog.getByLabel('Winkelbeheerder')).toBeChecked();
  await expectAccessible(page, 'invite with an error');
  await dialog.getByLabel('E-mailadres').fill(email);
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible();
  await expectScreen(page, 'Leden', 'members with an invitation');
}

async function joinWithAMistake(page: Page, name: string, email: string): Promise<void> {
  await page.goto(await newestLinkTo(email));
  await expect(page.getByText('Joost Wiersma heeft je uitgenodigd als winkelbeheerder.')).toBeVisible();
  await page.getByRole('button', { name: 'Account maken en meedoen' }).click();
  await expect(page.getByLabel('Naam')).toBeFocused();
  await fillInAccount(page, { name, password: 'kort' });
  await expect(page.getByText('Kies een wachtwoord van minstens 10 tekens.')).toBeVisible();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Naam')).toHaveValue(name);
  await expectAccessible(page, 'invitation with an error');
  await fillInAccount(page, { name, password: first });
  await expect(page).toHaveURL(screenOf('/'));
  await page.goto(`${dashboard}/instellingen/leden`);
  await expect(page.getByRole('heading', { name: 'Geen toegang', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lid uitnodigen' })).toHaveCount(0);
}

async function signOutEverywhere(page: Page): Promise<void> {
  await page.goto(`${dashboard}/instellingen/account`);
  await expect(page.getByText('Dit apparaat')).toBeVisible();
  await expectScreen(page, 'Account');
  await page.getByRole('button', { name: 'Overal uitloggen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Overal uitloggen' }).click();
  await expect(page).toHaveURL(`${dashboard}/inloggen`);
}

/** Sets a new password through the mail and signs in with it; returns the used link. */
async function restorePassword(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expectScreen(page, 'Wachtwoord vergeten');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Stuur een link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeFocused();
  await expect.poll(() => newestLinkTo(email), { timeout: 20_000 }).toContain('/wachtwoord-herstellen#');
  const link = await newestLinkTo(email);
  await page.goto(link);
  await expect(page.getByLabel('Nieuw wachtwoord')).toBeVisible();
  await expectAccessible(page, 'new password');
  await page.getByLabel('Nieuw wachtwoord').fill(second);
  await page.getByRole('button', { name: 'Wachtwoord instellen' }).click();
  await expect(page.getByRole('status')).toContainText('Je nieuwe wachtwoord is ingesteld.');
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await fillInSignIn(page, { email, password: second });
  await expect(page).toHaveURL(screenOf('/'));
  return link;
}

async function removeMember(page: Page, name: string, email: string): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: `Acties voor ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Verwijderen van website' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen van website' }).click();
  // While a dialog is open no row can be found, whether it still exists or not.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
}

// The wider screens only in the deep run: the same screens, with more room.
for (const width of isDeepRun ? [1440, 768, 390] : [390]) {
  test.describe(`accounts at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      extraHTTPHeaders: { 'x-forwarded-for': `10.91.${width % 250}.1` },
    });

    test(
      'a colleague is invited, joins with a new account, loses and restores the password, and is removed',
      onlyDeep,
      async ({ page, browser }) => {
        test.setTimeout(120_000);
        // A unique name, because other widths invite colleagues at the same time.
        const name = `Noor ${width} ${Date.now()}`;
        const email = `${name.replaceAll(' ', '-').toLowerCase()}@voorbeeld.nl`;
        await signIn(page);
        await inviteWithAMistake(page, email);
        const colleague = await anotherBrowser(browser, `10.91.${width % 250}.2`, width);
        await joinWithAMistake(colleague, name, email);
        await signOutEverywhere(colleague);
        const link = await restorePassword(colleague, email);

        await removeMember(page, name, email);
        await colleague.goto(`${dashboard}/bestellingen`);
        await expect(colleague).toHaveURL(`${dashboard}/inloggen`);
        await expect(colleague.getByText('Je account hoort nu bij geen enkele website.')).toBeVisible();
        await colleague.goto('about:blank');
        await colleague.goto(link);
        await expectScreen(colleague, 'Deze link werkt niet meer');
        await colleague.context().close();
      },
    );
  });
}
