import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { storedValues, test } from './catalogue-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

/**
 * Waits for the 1,300 icons, which are loaded when the picker is opened. The wait polls every animation frame: a
 * headless browser without requested frames delays their loading as long as it is busy elsewhere.
 */
const drawingsOf = (dialog: Locator) => dialog.getByRole('option').first().waitFor({ timeout: 20_000 });

test('ICON-01 ICON-02 an icon is searched, chosen and added', async ({ openScenario }) => {
  const page = await openScenario('icons');
  await page.getByRole('button', { name: 'Icoon', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Icoon kiezen' });
  const search = dialog.getByPlaceholder('Icoon zoeken');
  const options = dialog.getByRole('option');
  await drawingsOf(dialog);
  await search.fill('home');
  await expect
    .poll(async () => {
      const names = await options.evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''));
      return names.length > 1 && names.every((name) => name.includes('home'));
    })
    .toBe(true);
  await search.fill('local shipping');
  await dialog.getByRole('option', { name: 'local shipping' }).click();
  expect(await storedValues(page)).toEqual({ icoon: 'home' });
  await expectAccessible(page, 'the icon picker');
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedValues(page)).toEqual({ icoon: 'local_shipping' });
});

test('an icon picker whose code failed to load works after a retry', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('icons');
  let lost = 0;
  const isPicker = /icon-picker[^/]*\.js$/;
  await page.route(isPicker, (route) => {
    lost += 1;
    return route.abort('connectionfailed');
  });
  await page.getByRole('button', { name: 'Icoon', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Icoon kiezen' });
  await expect(dialog.getByRole('status')).toContainText('Dit onderdeel kon niet worden geladen.');
  expect(lost).toBeGreaterThan(0);
  await page.unroute(isPicker);
  await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await drawingsOf(dialog);
});

test('an icon is chosen by keyboard only', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('icons');
  const field = page.getByRole('button', { name: 'Icoon', exact: true });
  await field.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Icoon kiezen' });
  await drawingsOf(dialog);
  await expect(dialog.getByPlaceholder('Icoon zoeken')).toBeFocused();
  await page.keyboard.type('shopping');
  await expect(dialog.getByRole('option', { name: 'home', exact: true })).toHaveCount(0);
  await page.keyboard.press('Tab');
  const options = dialog.getByRole('option');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(options.nth(1)).toBeFocused();
  const name = await options.nth(1).getAttribute('title');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  expect(await storedValues(page)).toEqual({ icoon: name });
});

test('a search without result says that names are English', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('icons');
  await page.getByRole('button', { name: 'Icoon', exact: true }).click();
  await page.getByPlaceholder('Icoon zoeken').fill('winkelwagen');
  await expect(page.getByRole('status').filter({ hasText: 'De namen zijn Engels' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toevoegen' })).toBeEnabled();
});
