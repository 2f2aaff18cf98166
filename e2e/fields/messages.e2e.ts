import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { test } from './catalogue-test.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Versturen' });
const field = (page: Page, key: string) => page.locator(`[data-field="${key}"]`);
/** The messages under a field. */
const under = (page: Page, key: string) => field(page, key).getByRole('alert').getByRole('listitem');
const topOf = async (one: Locator) => (await one.boundingBox())!.y;

test('MSG-08 MSG-11 messages of the server stand under a switch, a checkbox and an input, which turns red', async ({
  openScenario,
}) => {
  const page = await openScenario('messages');
  const name = page.getByLabel('Naam');
  const border = () => name.evaluate((element) => getComputedStyle(element).borderColor);
  const calm = await border();
  await submit(page).click();
  await expect(under(page, 'actief')).toHaveText(['A']);
  expect(await topOf(under(page, 'actief'))).toBeGreaterThan(await topOf(page.getByRole('switch')));
  await expect(under(page, 'akkoord')).toHaveText(['B']);
  expect(await topOf(under(page, 'akkoord'))).toBeGreaterThan(await topOf(page.getByRole('checkbox')));
  await expect(under(page, 'naam')).toHaveText(['C', 'D']);
  expect(await topOf(under(page, 'naam').first())).toBeGreaterThan(await topOf(name));
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  // The colour of what is wrong, and of its messages.
  const color = await under(page, 'naam')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  await expect.poll(border).toBe(color);
  expect(color).not.toBe(calm);
  await expectAccessible(page, 'a form with messages');
});

test('MSG-09 messages of the server stand above the button too, unless it hides them', async ({
  openScenario,
}) => {
  const above = (page: Page) => page.locator('form > [role="alert"]').getByRole('listitem');
  const page = await openScenario('messages');
  await submit(page).click();
  await expect(above(page)).toHaveText(['A', 'B', 'C', 'D']);
  expect(await topOf(above(page).last())).toBeLessThan(await topOf(submit(page)));
  await openScenario('messages-at-fields');
  await submit(page).click();
  await expect(under(page, 'naam')).toHaveText(['C', 'D']);
  await expect(above(page)).toHaveCount(0);
});

test('MSG-10 the message of success stands beside the button, until the form is changed', async ({
  openScenario,
}) => {
  const page = await openScenario('messages');
  await page.getByLabel('Naam').fill('Goed');
  await page.keyboard.press('Enter');
  const message = page.getByRole('status').filter({ hasText: 'Opgeslagen' });
  await expect(message).toBeVisible();
  const button = (await submit(page).boundingBox())!;
  const text = (await message.boundingBox())!;
  expect(text.x).toBeGreaterThanOrEqual(button.x + button.width);
  expect(Math.abs(text.y + text.height / 2 - button.y - button.height / 2)).toBeLessThan(4);
  await page.getByLabel('Naam').fill('Anders');
  await expect(page.getByText('Opgeslagen')).toHaveCount(0);
});
