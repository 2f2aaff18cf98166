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

/** What the form holds, waited for. */
export const expectHtml = (page: Page, html: string) =>
  expect.poll(async () => (await storedValues(page))['tekst']).toBe(html);

/** Saves what a panel asks. */
export const save = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};
