import { expect } from '@playwright/test';
import { storedValues, test } from './catalogue-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test('FLD-43 choosing two options stores both', async ({ openScenario }) => {
  const page = await openScenario('multiselect');
  await page.getByRole('combobox', { name: 'Labels', exact: true }).click();
  await page.getByRole('option', { name: 'Keuze a' }).click();
  await page.getByRole('option', { name: 'Keuze b' }).click();
  expect((await storedValues(page))['labels']).toEqual(['a', 'b']);
  for (const name of ['Keuze a', 'Keuze b']) {
    const remove = page.getByRole('button', { name: `${name} weghalen`, exact: true });
    await expect(remove).toBeVisible();
    await expect(remove.locator('xpath=..')).toHaveText(name);
  }
});

test('FLD-48 a search without result says so', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('multiselect');
  await page.getByRole('combobox', { name: 'Labels', exact: true }).fill('zzz');
  await expect(page.getByText('Niets gevonden')).toBeVisible();
});

test(
  'FLD-49 FPROP-24 a new tag is offered, and Enter passes it to addCustomTag',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('multiselect');
    const box = page.getByRole('combobox', { name: 'Eigen labels' });
    await box.fill('nieuw');
    await expect(page.getByText('Druk op Enter om toe te voegen')).toBeVisible();
    await box.press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-tag', 'nieuw');
    await expect.poll(async () => (await storedValues(page))['eigen']).toEqual(['nieuw']);
  },
);

test(
  'FLD-52 a tag that cannot be added is logged once and shown nowhere',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('multiselect');
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const box = page.getByRole('combobox', { name: 'Volle labels' });
    await box.fill('nieuw');
    await box.press('Enter');
    await expect.poll(() => errors.length).toBe(1);
    expect((await storedValues(page))['vol']).toBeUndefined();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('FLD-50 says so while options are loading', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('multiselect');
  await page.getByRole('combobox', { name: 'Trage labels' }).click();
  await expect(page.getByText('Laden...')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Keuze a' })).toBeVisible();
});
