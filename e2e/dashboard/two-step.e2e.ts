import { expect, test } from '@playwright/test';
import { anotherBrowser, join, sendInvitation } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { newestMailTo } from '../support/newest-mail.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { dashboard, fillInSignIn, signIn } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.6.1' } });

test(
  'a member turns on two-step sign-in, and signs in with a code of the app and with a recovery code',
  onlyDeep,
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const email = `twee-staps-${Date.now()}@voorbeeld.nl`;
    const password = 'drie losse woorden';
    await signIn(page);
    await sendInvitation(page, email, 'Redacteur');
    await expect(page.getByRole('dialog')).toBeHidden();
    const mine = await anotherBrowser(browser, '10.93.6.2');
    await join(mine, { email, name: 'Twee Staps', password });

    await mine.goto(`${dashboard}/instellingen/account`);
    const card = mine.getByRole('region', { name: 'Inloggen in twee stappen' });
    await card.getByRole('button', { name: 'Aanzetten' }).click();
    const dialog = mine.getByRole('dialog');
    await dialog.getByLabel('Huidig wachtwoord').fill(password);
    await dialog.getByRole('button', { name: 'Verder' }).click();
    await expect(dialog.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible();
    await expect(dialog.getByLabel('Code uit de app')).toBeFocused();
    await expectAccessible(mine, 'scan');
    const secret = (await dialog.locator('[data-secret]').textContent()) ?? '';
    await dialog.getByLabel('Code uit de app').fill('000000');
    await dialog.getByRole('button', { name: 'Aanzetten' }).click();
    await expect(dialog.getByText('Deze code klopt niet')).toBeVisible();
    await dialog.getByLabel('Code uit de app').fill(oneTimeCode(secret));
    await dialog.getByRole('button', { name: 'Aanzetten' }).click();
    const codes = dialog.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(mine, 'recovery codes');
    const recovery = (await codes.first().textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    await expect(card.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible();
    await expect.poll(() => newestMailTo(email)).toContain('Inloggen in twee stappen is aangezet');

    await mine.context().clearCookies();
    await mine.goto(`${dashboard}/inloggen`);
    await fillInSignIn(mine, { email, password });
    const code = mine.getByLabel('Code uit de app of herstelcode');
    await expect(code).toBeFocused();
    await expectAccessible(mine, 'code');
    // The password alone opens nothing.
    const other = await mine.context().newPage();
    await other.goto(`${dashboard}/paginas`);
    await expect(other).toHaveURL(`${dashboard}/inloggen`);
    await other.close();
    await code.fill('111111');
    await mine.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(mine.getByText('Deze code klopt niet')).toBeVisible();
    await expect(code).toBeFocused();
    // The app shows the next code half a minute later; a code of this half minute was used above.
    await code.fill(oneTimeCode(secret, 1));
    await mine.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(mine.getByRole('button', { name: /Twee Staps/ })).toBeVisible();

    await mine.context().clearCookies();
    await mine.goto(`${dashboard}/inloggen`);
    await fillInSignIn(mine, { email, password });
    await code.fill(recovery);
    await mine.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(mine.getByRole('button', { name: /Twee Staps/ })).toBeVisible();
    await mine.goto(`${dashboard}/instellingen/account`);
    await expect(card.getByText('Je hebt nog 9 herstelcodes.')).toBeVisible();

    await page.goto(`${dashboard}/instellingen/leden`);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Twee stappen');
    await mine.context().close();
  },
);
