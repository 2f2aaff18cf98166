import { expect, test } from '@playwright/test';
import { expectScreen, scriptErrors, signInAt } from '../support/owner.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.9.1' } });

test('an owner chooses how long data is kept, is told what is not allowed, and what a shorter term erases', async ({
  page,
}) => {
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

  // Nothing of the demo shop is that old.
  await page.route('**/privacy/count-retention', async (route) => {
    const { counts } = await (await route.fetch()).json();
    await route.fulfill({ json: { counts: { ...counts, submissions: 12 } } });
  });
  await field('Ingezonden formulieren').fill('1');
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Gegevens voorgoed wissen?' });
  await expect(dialog.getByText('Ingezonden formulieren: 12')).toBeVisible();
  await expectScreen(page, 'Privacy', 'what a shorter term erases');
  await dialog.getByRole('button', { name: 'Niet opslaan' }).click();
  await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
  await expect(field('Ingezonden formulieren')).toHaveValue('24');
  await page.unroute('**/privacy/count-retention');

  await mails.fill('90');
  await save.click();
  await expect(page.getByText('Opgeslagen').first()).toBeVisible();
  expect(errors).toEqual([]);
});
