import { expect, type Page } from '@playwright/test';

/** Saves the settings of a webshop; another journey may save those of the same website in between, then it is pressed again. */
export async function saveWebshop(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Wat je opslaat geldt meteen voor bezoekers.')).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
}
