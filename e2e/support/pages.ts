import { expect, type Locator, type Page } from '@playwright/test';

/** The row of a page in the list of pages. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Selects an entry of the menu of a page. */
export async function chooseForPage(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Acties voor ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The same with the keyboard: `key` moves the focus from the menu's first entry to the chosen one. */
export async function chooseByKeyboard(page: Page, title: string, key: string, entry: string): Promise<void> {
  const opener = page.getByRole('button', { name: `Acties voor ${title}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ontwerpen' })).toBeFocused();
  await page.keyboard.press(key);
  await expect(page.getByRole('menuitem', { name: entry })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens the dialog of a new page; returns its fields and its button. */
export async function openNewPage(page: Page) {
  await page.getByRole('button', { name: 'Nieuwe pagina' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: 'Titel' }),
    path: dialog.getByRole('textbox', { name: 'Adres' }),
    make: () => dialog.getByRole('button', { name: 'Pagina maken' }).click(),
  };
}
