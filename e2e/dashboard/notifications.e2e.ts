import { expect, test } from '@playwright/test';
import { expectScreen, scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.5.1' } });

test(
  'an owner chooses who is notified of new orders, sees what is wrong with an address, and loses nothing',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    const email = page.getByLabel('E-mailadres voor bestelmeldingen');
    const save = () => page.getByRole('button', { name: 'Opslaan' }).first().click();
    await signInAt(page, '/');
    await page.getByRole('navigation').getByRole('link', { name: 'Meldingen' }).first().click();
    await expectScreen(page, 'Meldingen');
    await expect(page.getByText(/sturen naar het adres van je bedrijf: \S+@\S+\./)).toBeVisible();

    await email.fill('verkoop');
    await save();
    await expect(page.getByText('Vul een geldig e-mailadres in.')).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('verkoop');

    const chosen = `verkoop-${Date.now()}@voorbeeld.nl`;
    await email.fill(chosen);
    await page.context().setOffline(true);
    await save();
    await expect(page.getByRole('alert').filter({ hasText: 'De server is niet bereikbaar.' })).toBeVisible();
    await expect(email).toHaveValue(chosen);
    await page.context().setOffline(false);
    await save();
    await expect(page.getByText(`Bestelmeldingen gaan nu naar ${chosen}.`).first()).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue(chosen);

    await email.fill('');
    await save();
    await expect(page.getByText(/^Bestelmeldingen gaan nu naar (?!verkoop-)/).first()).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue('');
    expect(errors).toEqual([]);
  },
);

test('an owner chooses which mails about payments customers get', onlyDeep, async ({ page }) => {
  await signInAt(page, '/instellingen/meldingen');
  const reminder = page.getByRole('switch', { name: 'Herinnering aan een overboeking' });
  const save = page.getByRole('button', { name: 'Opslaan' }).last();
  await expect(reminder).toBeChecked();
  await reminder.click();
  await save.click();
  await expect(page.getByText('De mails aan je klant zijn ingesteld.').first()).toBeVisible();
  await page.reload();
  await expect(reminder).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Betaling ontvangen' })).toBeChecked();
  await reminder.click();
  await save.click();
  await expect(page.getByText('De mails aan je klant zijn ingesteld.').first()).toBeVisible();
  await page.reload();
  await expect(reminder).toBeChecked();
});
