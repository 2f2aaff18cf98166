import type { Page } from '@playwright/test';
import { endpoints } from '@etalage/api-contract';
import { fillDocument, ownerCall, textSection } from '../support/designer.ts';
import { signIn } from '../support/owner.ts';
import { untilAlive } from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const password = 'noorderlicht';
const content = (page: Page) => page.getByRole('heading', { name: 'Zakelijke condities' });
const storedPassword = (page: Page) => page.evaluate(() => localStorage.getItem('wspkt'));

test('PROT-02 PROT-04 PROT-05 Enter sends the password once; it is stored and opens the page at the next visit', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.securedPage.path)) sent.push(request.postDataJSON().password);
  });
  await page.goto('/zakelijk', untilAlive);
  await page.getByLabel('Wachtwoord').fill(password);
  await page.keyboard.press('Enter');
  await expect(content(page)).toBeVisible();
  expect(sent).toEqual([password]);
  expect(await storedPassword(page)).toBe(password);
  await page.reload();
  await expect(content(page)).toBeVisible();
  expect(sent).toEqual([password, password]);
});

test(
  'PROT-03 the one paragraph of the protected page replaces the password form',
  onlyDeep,
  async ({ page }) => {
    const path = `/beschermd-${crypto.randomUUID()}`;
    await signIn(page);
    const made = await ownerCall<{ id: string }>(page, 'pages/create', {
      title: 'Beschermd',
      path,
      password,
    });
    const key = { document_kind: 'page', document_id: made.id } as const;
    await fillDocument(page, key, [textSection('tekst', '<p>Alleen voor jou</p>')]);
    const { revision } = await ownerCall(page, 'documents/open', key);
    await ownerCall(page, 'documents/publish', { ...key, revision });

    await page.goto(path, untilAlive);
    await expect(page.getByText('Alleen voor jou')).toHaveCount(0);
    const shown = page.locator('main section');
    await expect(shown).toHaveCount(1);
    await expect(shown.getByLabel('Wachtwoord')).toBeVisible();
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Bekijk pagina' }).click();
    await expect(shown.getByText('Alleen voor jou')).toBeVisible();
    await expect(shown).toHaveCount(1);
    await expect(page.getByLabel('Wachtwoord')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Bekijk pagina' })).toHaveCount(0);
  },
);

test(
  'PROT-06 PROT-07 a stored password that is wrong is removed, and the errors are shown in a red box',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^403 .*secured/);
    await page.addInitScript(() => localStorage.setItem('wspkt', 'oud'));
    await page.route(`**${endpoints.securedPage.path}`, (route) =>
      route.fulfill({ status: 403, json: { code: 'password_incorrect', errors: { password: ['Onjuist'] } } }),
    );
    await page.goto('/zakelijk', untilAlive);
    const box = page.getByRole('alert').filter({ hasText: 'Onjuist' });
    await expect(box).toBeVisible();
    const [red = 0, green = 0] = await box.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(green);
    expect(await storedPassword(page)).toBeNull();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the password opens a protected page', onlyDeep, async ({ page }) => {
    await page.goto('/zakelijk');
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Bekijk pagina' }).click();
    await expect(content(page)).toBeVisible();
  });
});
