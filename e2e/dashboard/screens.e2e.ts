import { expect, test } from '@playwright/test';

const dashboard = process.env['E2E_DASHBOARD_URL'] ?? '';

/** The addresses that exist so far, and what each opens with. */
const screens = [
  { path: '/', heading: /^Goed je te zien/ },
  { path: '/bestellingen', heading: 'Bestellingen' },
] as const;

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.2.1' } });

test('every screen of the dashboard that exists opens at its own address', async ({ page }) => {
  await page.goto(`${dashboard}/inloggen`);
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible();
  await page.getByLabel('E-mailadres').fill('demo@etalage.nl');
  await page.getByLabel('Wachtwoord').fill('etalage-demo');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible();
  for (const { path, heading } of screens) {
    await page.goto(dashboard + path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await page.goto(`${dashboard}/bestaat-niet`);
  await expect(page.getByRole('heading', { name: 'Dit scherm bestaat niet.' })).toBeVisible();
});

test('nobody gets an editor at /wm/templates/7 without signing in', async ({ page, baseURL }) => {
  const reply = await page.goto(`${baseURL}/wm/templates/7`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
  await expect(page.locator('iframe, [contenteditable="true"]')).toHaveCount(0);

  await page.goto(`${dashboard}/wm/templates/7`);
  await expect(page).toHaveURL(`${dashboard}/inloggen`);
});
