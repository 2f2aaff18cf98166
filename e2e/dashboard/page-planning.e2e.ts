import { dashboardPath } from '@etalage/api-contract';
import { dutchClockOf } from '@etalage/texts/format';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { dashboard, expectScreen, signIn } from '../support/owner.ts';
import { makeEmptyPage, publishEmptyPage } from '../support/parts.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.18.1' } });

const MINUTE = 60_000;
const clockIn = (minutes: number) => dutchClockOf(Date.now() + minutes * MINUTE);
const online = (page: Page) => page.getByLabel('Online op', { exact: true });
const offline = (page: Page) => page.getByLabel('Offline op', { exact: true });

async function openSettings(page: Page, title: string): Promise<void> {
  await page.goto(dashboard + dashboardPath('leeg', '/paginas'));
  await expectScreen(page, 'Pagina’s');
  await page.getByRole('button', { name: `Acties voor ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Instellingen' }).click();
  await expectScreen(page, `Instellingen van ${title}`);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opslaan' }).click();
}

async function statusOf(page: Page, baseURL: string | undefined, path: string): Promise<number> {
  const { port } = new URL(baseURL ?? '');
  const headers = { host: `leeg.localhost:${port}` };
  return (await page.request.get(`http://127.0.0.1:${port}${path}`, { headers })).status();
}

test(
  'an owner plans when a page goes online and offline, sees it in the list and takes it back',
  onlyDeep,
  async ({ page }) => {
    await signIn(page);
    const title = `Gepland ${crypto.randomUUID().slice(0, 8)}`;
    await makeEmptyPage(page, title);
    await openSettings(page, title);
    await online(page).fill(clockIn(-60));
    await save(page);
    await expect(page.getByText('Kies een moment dat nog moet komen.')).toBeVisible();
    await expect(online(page)).toBeFocused();
    await online(page).fill(clockIn(60 * 24 * 3));
    await offline(page).fill(clockIn(60 * 24 * 2));
    await save(page);
    await expect(page.getByText('Kies een moment nadat de pagina online gaat.')).toBeVisible();
    await offline(page).fill(clockIn(60 * 24 * 9));
    await save(page);
    await expect(page.getByText('Opgeslagen').first()).toBeVisible();
    await expectAccessibleAround(page, 'settings of a page with a plan');

    await page.reload();
    await expect(online(page)).toHaveValue(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
    await page.getByRole('link', { name: 'Pagina’s' }).first().click();
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Concept');
    await expect(row).toContainText(/Online op \d+ \w+\.? \d{4},? \d{2}:\d{2}/);
    await expect(row).toContainText(/Offline op \d+ \w+\.? \d{4},? \d{2}:\d{2}/);

    await openSettings(page, title);
    await page.getByRole('button', { name: 'Online op: niet plannen' }).click();
    await expect(online(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Online op: niet plannen' })).toHaveCount(0);
    await save(page);
    await expect(page.getByText('Opgeslagen').first()).toBeVisible();
    await page.reload();
    await expect(online(page)).toHaveValue('');
    await expect(offline(page)).toHaveValue(/./);
  },
);

test(
  'a page goes offline and online at its moments without anybody at the dashboard',
  { tag: '@deep' },
  async ({ page, baseURL }) => {
    test.setTimeout(8 * MINUTE);
    await signIn(page);
    const title = `Vanzelf ${crypto.randomUUID().slice(0, 8)}`;
    const path = await publishEmptyPage(page, title);
    await openSettings(page, title);
    await offline(page).fill(clockIn(1.5));
    await save(page);
    await expect(page.getByText('Opgeslagen').first()).toBeVisible();
    await expect.poll(() => statusOf(page, baseURL, path), { timeout: 3 * MINUTE }).toBe(404);
    await page.reload();
    await online(page).fill(clockIn(1.5));
    await save(page);
    await expect(page.getByText('Opgeslagen').first()).toBeVisible();
    expect(await statusOf(page, baseURL, path)).toBe(404);
    await expect.poll(() => statusOf(page, baseURL, path), { timeout: 3 * MINUTE }).toBe(200);
  },
);
