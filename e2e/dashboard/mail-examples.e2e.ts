import { expect, test } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { demoOwner, scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.4.1' } });

test(
  'an owner reads each mail before anybody gets it, changes its words and sends it to themselves',
  onlyDeep,
  async ({ page }) => {
    test.slow();
    const errors = scriptErrors(page);
    await signInAt(page, '/instellingen/mails');
    await page.getByRole('link', { name: 'Mails bekijken en aanpassen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zo zien je mails eruit');
    const shown = (mail: string) => page.frameLocator(`iframe[title="Voorbeeld van de mail: ${mail}"]`);
    await expect(shown('Bestelling ontvangen').getByText('Bestelling 1042', { exact: true })).toBeVisible();
    await expect(shown('Bestelling ontvangen').getByText('€\u00a0309,95').first()).toBeVisible();

    const subject = page.getByRole('textbox', { name: 'Bevestiging van je bestelling {number}' });
    await subject.fill('Dank voor nummer {number}!');
    await expect(page.getByText('Dank voor nummer 1042!', { exact: true })).toBeVisible();
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    await subject.fill('Dank voor {number}, {klant}!');
    await expect(
      page.getByText('Hier bestaat geen waarde {klant}. Je kunt gebruiken: {number}.'),
    ).toBeVisible();
    await subject.fill('Dank voor nummer {number}!');
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();

    await page.getByRole('button', { name: 'Stuur mij een proefmail' }).click();
    await expect(page.getByText(`De proefmail gaat naar ${demoOwner.email}.`, { exact: true })).toBeVisible();

    await page.getByLabel('Welke mail').selectOption('Terugbetaling');
    await expect(page).toHaveURL(/mail=refund/);
    await expect(shown('Terugbetaling').getByText('€\u00a0129,50').first()).toBeVisible();
    await expectAccessibleAround(page, 'a mail and its texts');
    await page.getByRole('button', { name: 'Telefoon', exact: true }).click();
    await expect(shown('Terugbetaling').getByText('€\u00a0129,50').first()).toBeVisible();
    await page.getByRole('button', { name: 'Alleen tekst', exact: true }).click();
    await expect(page.getByText(/Je krijgt terug: €\s129,50/)).toBeVisible();

    await page.getByLabel('Welke mail').selectOption('Bestelling ontvangen');
    await page
      .getByRole('button', { name: 'Standaard terugzetten: Bevestiging van je bestelling {number}' })
      .click();
    await expect(subject).toHaveValue('');
    await expect(page.getByText('Bevestiging van je bestelling 1042', { exact: true }).first()).toBeVisible();
    // Whoever leaves before it is saved is asked whether they want to.
    await expect(page.getByText('Alles staat op de website')).toBeVisible();
    await page.getByRole('link', { name: 'Verstuurde mails' }).click();
    await expect(
      page.getByRole('row').filter({ hasText: 'Proef: Dank voor nummer 1042!' }).first(),
    ).toContainText('Proefmail');
    expect(errors).toEqual([]);
  },
);
