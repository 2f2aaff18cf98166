import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works a screen: with a mouse, or with nothing but the keyboard. */
export interface Hands {
  press(control: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a list by what it says. */
  choose(list: Locator, option: string): Promise<void>;
  check(box: Locator): Promise<void>;
  /** Opens a menu and chooses an entry. */
  pick(button: Locator, entry: string): Promise<void>;
}

/** A mouse, and the keyboard only to type. */
export const mouseOf = (page: Page): Hands => ({
  press: (control) => control.click(),
  fill: (field, text) => field.fill(text),
  choose: async (list, option) => void (await list.selectOption(option)),
  check: (box) => box.check(),
  async pick(button, entry) {
    await button.click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  },
});

/** Most presses of Tab on the way to a control: every screen has fewer stops. */
const MOST_STOPS = 250;

/** Only keys that are on a keyboard: a control that Tab does not reach cannot be used. */
export const keyboardOf = (page: Page): Hands => ({
  async press(control) {
    await reach(page, control);
    await page.keyboard.press('Enter');
  },
  async fill(field, text) {
    await reach(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
  },
  async choose(list, option) {
    await reach(page, list);
    await page.keyboard.type(option);
    await expect(list.locator('option:checked')).toHaveText(option);
  },
  async check(box) {
    await reach(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  },
  async pick(button, entry) {
    await reach(page, button);
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: entry, exact: true });
    await expect(item).toBeVisible();
    for (let step = 0; step < MOST_STOPS && !(await isFocused(item)); step += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
});

/** Presses Tab until the control has the focus. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, 'Tab reaches the control').toBeFocused();
}

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);
