import { expect, type Page } from '@playwright/test';
import { storedValues } from './catalogue-test.ts';

/** Opens the editor with one paragraph in it, all of it selected. */
export async function write(page: Page, words = 'Welkom'): Promise<void> {
  await page.getByRole('textbox', { name: 'Tekst' }).click();
  await page.keyboard.type(words);
  await page.keyboard.press('ControlOrMeta+a');
}

/** Presses a button of the editor. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Checks the value of the form; polls until it matches. */
export const expectHtml = (page: Page, html: string) =>
  expect.poll(async () => (await storedValues(page))['tekst']).toBe(html);

/** Saves the input of a panel. */
export const save = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};
