import { expect, type Locator, type Page } from '@playwright/test';
import { canvasFrame } from './designer.ts';

/** The panel from which sections and blocks are added. */
export const picker = (page: Page): Locator => page.getByRole('complementary', { name: 'Toevoegen' });
export const pickerGroup = (page: Page, name: string): Locator =>
  picker(page).getByRole('region', { name, exact: true });

/** Opens a panel of the designer, unless it is open. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const panels = page.getByRole('navigation', { name: 'Panelen' });
  const button = panels.getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Adds a section or a block from a group of the picker; returns it as it is on the page. */
export async function addFrom(page: Page, groupName: string, name: string): Promise<Locator> {
  await openPanel(page, 'Toevoegen');
  const frame = await canvasFrame(page);
  const blocks = frame.locator('[data-block-id]');
  const ids = () => blocks.evaluateAll((all) => all.map((one) => one.getAttribute('data-block-id') ?? ''));
  const before = await ids();
  await pickerGroup(page, groupName).getByRole('button', { name, exact: true }).click();
  await expect.poll(async () => (await ids()).length).toBeGreaterThan(before.length);
  const added = (await ids()).find((id) => !before.includes(id)) ?? '';
  return frame.locator(`[data-block-id="${added}"]`);
}
