import { dashboardPath } from '@etalage/api-contract';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { dashboard, scriptErrors, signIn } from '../support/owner.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.7.20' } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Wat je opslaat geldt meteen voor bezoekers.')).toBeVisible();
}

test('an owner moves the order page of a shop, and visitors of the old address reach the new one', async ({
  page,
  browser,
  baseURL,
}) => {
  const errors = scriptErrors(page);
  const order = field(page, 'Bestelling bekijken');
  await signIn(page);
  await page.goto(dashboard + dashboardPath('leeg', '/instellingen/webshop'));
  await expect(page.getByRole('heading', { level: 1, name: 'Webshop' })).toBeVisible();

  await order.fill('/winkelwagen');
  await field(page, 'Adres van je voorwaarden').fill('voorwaarden');
  await field(page, 'Begin van het nummer').fill('2026');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Het adres /winkelwagen heeft al een andere pagina')).toBeVisible();
  await expect(page.getByText('met aan het eind een letter of streepje')).toBeVisible();
  await field(page, 'Begin van het nummer').fill('2026-');
  await expect(page.getByText(/De volgende bestelling krijgt 2026-\d+\./)).toBeVisible();
  await order.fill('/jouw-bestelling');
  await page.getByLabel('Btw van het land van de klant vanaf').fill('2099-01-01');
  await expect(page.getByText('Meld je vóór die dag aan voor OSS')).toBeVisible();
  await field(page, 'Adres van je voorwaarden').fill('/nergens-voorwaarden');
  await expect(
    page.getByText('Bezoekers van /bestelling gaan na het opslaan naar /jouw-bestelling.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Op dit adres staat niets dat bezoekers kunnen zien.')).toBeVisible();
  await expectAccessibleAt(page, [1440, 768, 390], 'refused settings of the webshop');
  await field(page, 'Adres van je voorwaarden').fill('');
  await field(page, 'Begin van het nummer').fill('');
  await save(page);

  const visitor = await browser.newPage();
  await visitor.goto(`http://leeg.localhost:${new URL(baseURL ?? '').port}/bestelling?order=onbekend`);
  await expect(visitor).toHaveURL(/\/jouw-bestelling\?order=onbekend$/);
  await expect(visitor.getByLabel('E-mailadres').first()).toBeVisible();
  await visitor.close();
  await order.fill('');
  await page.getByLabel('Btw van het land van de klant vanaf').fill('');
  await save(page);
  expect(errors).toEqual([]);
});
