import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectScreen, scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.9.1' } });

test(
  'an owner chooses how long data is kept, is told what is not allowed, and what a shorter term erases',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    await signInAt(page, '/');
    await page.getByRole('navigation').getByRole('link', { name: 'Privacy' }).first().click();
    await expectScreen(page, 'Privacy');
    const field = (kind: string) => page.getByLabel(new RegExp(`^Termijn in \\w+: ${kind}$`));
    const save = page.getByRole('button', { name: 'Opslaan', exact: true });
    const mails = field('Verstuurde mails');
    await expect(mails).toHaveValue('90');
    await expect(field('Bestellingen en facturen')).toHaveValue('7');

    await field('Bestellingen en facturen').fill('6');
    await save.click();
    await expect(page.getByText('Kies een termijn van 7 tot en met 10 jaar.')).toBeVisible();
    await expect(field('Bestellingen en facturen')).toBeFocused();
    await field('Bestellingen en facturen').fill('7');

    await mails.fill('120');
    await save.click();
    await expect(page.getByText('Opgeslagen').first()).toBeVisible();
    await page.reload();
    await expect(mails).toHaveValue('120');

    await page.getByRole('button', { name: 'Tel wat te oud is' }).click();
    await expect(page.getByText('Niets is ouder dan de termijn.').first()).toBeVisible();
    await expectAccessible(page, 'the terms, counted');

    // Nothing of the demo shop is that old.
    await page.route('**/privacy/count-retention', async (route) => {
      const { counts } = await (await route.fetch()).json();
      await route.fulfill({ json: { counts: { ...counts, submissions: 12 } } });
    });
    await field('Ingezonden formulieren').fill('1');
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Gegevens voorgoed wissen?' });
    await expect(dialog.getByText('Ingezonden formulieren: 12')).toBeVisible();
    await expectAccessible(page, 'what a shorter term erases');
    await dialog.getByRole('button', { name: 'Niet opslaan' }).click();
    await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
    await expect(field('Ingezonden formulieren')).toHaveValue('24');
    await page.unroute('**/privacy/count-retention');

    await mails.fill('90');
    await save.click();
    await expect(page.getByText('Opgeslagen').first()).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test('an owner reads the register, adds to it, and has it as a file', onlyDeep, async ({ page }) => {
  // A document is drawn.
  test.slow();
  const errors = scriptErrors(page);
  await signInAt(page, '/instellingen/privacy?tab=register');
  await expect(page.getByRole('heading', { name: 'Bestellingen en facturen' })).toBeVisible();
  await page.getByRole('button', { name: 'Verwerking toevoegen' }).click();
  const own = page.getByRole('group', { name: /^Eigen verwerking \d+$/ }).last();
  const save = page.getByRole('button', { name: 'Opslaan', exact: true });
  await save.click();
  await expect(page.getByText('Geef deze verwerking een naam.')).toBeVisible();
  await expect(own.getByLabel('Naam')).toBeFocused();
  await expectScreen(page, 'Privacy', 'what is missing in the register');
  await own.getByLabel('Naam').fill('Nieuwsbrief');
  await own.getByLabel('Doel').fill('Nieuws sturen');
  await own.getByLabel('Over wie').fill('Abonnees');
  await own.getByLabel('Welke gegevens').fill('E-mailadres');
  await own.getByLabel('Hoe lang').fill('Tot afmelding');
  await save.click();
  await expect(page.getByText('Opgeslagen').first()).toBeVisible();
  for (const format of ['PDF', 'CSV']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download als ${format}` }).click();
    expect((await download).suggestedFilename()).toMatch(/^register-\d{4}-\d\d-\d\d\.(pdf|csv)$/);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Verwijderen: Nieuwsbrief' }).click();
  await save.click();
  await expect(page.getByText('Opgeslagen').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test(
  'an owner keeps what somebody asked, sees how long is left, and answers it',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    await signInAt(page, '/instellingen/privacy?tab=verzoeken');
    await expectScreen(page, 'Privacy', 'no requests');
    await page.getByLabel('Ontvangen op').fill('2018-05-24');
    await page.getByRole('button', { name: 'Verzoek toevoegen' }).click();
    await expect(page.getByText('Kies een dag vanaf 25 mei 2018, toen de AVG begon.')).toBeVisible();
    await page.getByLabel('Wat wordt gevraagd').selectOption({ label: 'Wissen (art. 17)' });
    await page.getByLabel('Ontvangen op').fill('2020-01-31');
    await page.getByRole('button', { name: 'Verzoek toevoegen' }).click();
    const request = page.getByRole('region', { name: 'Wissen (art. 17)' });
    await expect(request.getByText('Te laat: het moest uiterlijk 29 februari 2020')).toBeVisible();
    await request.getByRole('button', { name: /^Met twee maanden verlengen/ }).click();
    await expect(request.getByText('Te laat: het moest uiterlijk 30 april 2020')).toBeVisible();
    await request.getByRole('button', { name: /^Afgehandeld/ }).click();
    await expect(request.getByText(/^Afgehandeld op /)).toBeVisible();
    await expectScreen(page, 'Privacy', 'an answered request');
    await request.getByRole('button', { name: /^Verwijderen/ }).click();
    await expect(request).toBeHidden();
    expect(errors).toEqual([]);
  },
);
