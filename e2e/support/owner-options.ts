import type { Locator } from '@playwright/test';

/** Adds an option of a layout to a product, which opens its card, and gives it a name. */
export async function addOption(options: Locator, layout: RegExp, name: string): Promise<Locator> {
  const page = options.page();
  await options.getByRole('button', { name: 'Optie toevoegen' }).click();
  await page.getByRole('menuitem', { name: layout }).click();
  const card = options.getByRole('listitem').filter({ has: page.getByLabel('Naam', { exact: true }) });
  await card.last().getByLabel('Naam', { exact: true }).fill(name);
  return card.last();
}

export async function closeOption(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: new RegExp(`^${name}`), expanded: true }).click();
}

/** Adds a list with choices to a product. */
export async function addList(options: Locator, name: string, choices: readonly string[]): Promise<void> {
  const card = await addOption(options, /^Keuzelijst/, name);
  for (const [index, choice] of choices.entries()) {
    if (index > 0) await card.getByRole('button', { name: 'Mogelijkheid toevoegen' }).click();
    await card.getByLabel(`Mogelijkheid ${index + 1}`, { exact: true }).fill(choice);
  }
  await closeOption(card, name);
}
