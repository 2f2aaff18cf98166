import { expect, type Page } from '@playwright/test';
import { storedValues, test } from './catalogue-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const stored = (page: Page, key: string) =>
  expect.poll(async () => (await storedValues(page))[key], { message: `stored ${key}` });

test('FLD-31 FLD-33 FPROP-11 what is typed is the value; the first field has the focus', async ({
  openScenario,
}) => {
  const page = await openScenario('values');
  const text = page.getByLabel('Tekst', { exact: true });
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('tabindex', '3');
  await page.keyboard.type('Hallo');
  await stored(page, 'tekst').toBe('Hallo');
  await page.getByLabel('Regels').fill('een\ntwee');
  await stored(page, 'regels').toBe('een\ntwee');
});

test('FLD-09 a switch stores 1 and 0', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('values');
  await page.getByRole('switch', { name: 'Aan' }).click();
  await stored(page, 'aan').toBe('1');
  await page.getByRole('switch', { name: 'Aan' }).click();
  await stored(page, 'aan').toBe('0');
});

test(
  'FLD-20 FLD-22 FLD-28 radio buttons, buttons and select store the choice',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('values');
    const round = page.getByRole('radiogroup', { name: 'Rondjes' });
    await round.getByLabel('Keuze a').check();
    await round.getByLabel('Keuze b').check();
    await stored(page, 'radio').toBe('b');
    const buttons = page.getByRole('radiogroup', { name: 'Knoppen' });
    await expect(buttons.getByRole('radio')).toHaveCount(2);
    for (const choice of ['b', 'a']) {
      const button = buttons.getByRole('radio', { name: `Keuze ${choice}` });
      await buttons.getByText(`Keuze ${choice}`).click();
      await stored(page, 'knoppen').toBe(choice);
      await expect(buttons.getByRole('radio', { checked: true })).toHaveCount(1);
      // Of each button its face is seen, not the round control.
      expect((await button.boundingBox())?.width).toBeLessThanOrEqual(1);
      const face = await button.locator('xpath=following-sibling::*').boundingBox();
      expect(face?.height).toBeGreaterThan(30);
    }
    await page.getByLabel('Keuzelijst').selectOption({ label: 'Keuze c' });
    await stored(page, 'lijst').toBe('c');
  },
);

test(
  'FLD-12 the code editor is 350 px high and what is typed is the value',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('values');
    const editor = page.getByRole('textbox', { name: 'Code' });
    await editor.click();
    await page.keyboard.type('a');
    await stored(page, 'code').toBe('a');
    const height = await editor.evaluate(
      (node) => node.closest('[data-invalid]')?.getBoundingClientRect().height,
    );
    expect(height).toBe(350);
  },
);

test('FLD-03 a switch shows and hides its group of fields', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('values');
  const inner = page.getByLabel('Veld binnen');
  await expect(inner).toBeHidden();
  await page.getByRole('switch', { name: 'Schakelaar' }).click();
  await expect(inner).toBeVisible();
  await page.getByRole('switch', { name: 'Schakelaar' }).click();
  await expect(inner).toBeHidden();
});

test(
  'FLD-24 a paragraph in the block editor is stored as a list of blocks',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('values');
    await page.getByRole('button', { name: 'Toevoegen' }).click();
    await page.getByRole('menuitem', { name: 'Tekst' }).click();
    await page.getByLabel('Tekst', { exact: true }).last().fill('Welkom');
    await stored(page, 'blokken').toEqual([
      { id: expect.stringMatching(/^[a-z0-9]{16}$/), type: 'paragraph', data: { text: 'Welkom' } },
    ]);
  },
);

test(
  'FLD-10 FLD-29 FLD-30 a button runs its function; meanwhile there is a spinner and clicks do nothing',
  onlyDeep,
  async ({ openScenario, page }) => {
    await page.clock.install();
    await openScenario('actions');
    await page.getByRole('button', { name: 'Doe het' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-calls', '1');
    const submit = page.getByRole('button', { name: 'Versturen' });
    // The function takes 500 ms.
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(submit.locator('span[aria-hidden]')).toBeVisible();
    await submit.click({ force: true });
    await submit.click({ force: true });
    await page.clock.runFor(499);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(submit.locator('span[aria-hidden]')).toBeVisible();
    await page.clock.runFor(1);
    await expect(submit).toHaveAttribute('aria-busy', 'false');
    await expect(submit.locator('span[aria-hidden]')).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-calls', '2');
  },
);

test(
  'FPROP-26 a category is created in a popup with the fields of form',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('category');
    await page.getByRole('button', { name: 'Nieuwe categorie' }).click();
    const popup = page.getByRole('dialog', { name: 'Nieuwe categorie' });
    await popup.getByLabel('Naam van de categorie').fill('Stoelen');
    await popup.getByRole('button', { name: 'Opslaan' }).click();
    await expect(popup).toBeHidden();
    await stored(page, 'categorieen').toEqual(['nieuw']);
  },
);

test(
  'FPROP-19 a field whose options are being loaded shows a spinner until they arrive',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('fetch');
    const loading = page.getByText('Laden...');
    await expect(loading).toBeVisible();
    await expect(loading.locator('span')).toBeVisible();
    await expect(page.getByLabel('Traag')).toContainText('Keuze b');
    await expect(loading).toBeHidden();
  },
);
