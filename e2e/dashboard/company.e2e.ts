import { expect, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.92.5.20' } });

test(
  'an owner corrects the details of the company, and visitors read them in the footer',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const errors = scriptErrors(page);
    const kvk = page.getByLabel('KvK-nummer');
    const phone = page.getByLabel('Telefoonnummer');
    const save = () => page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await signInAt(page, '/instellingen/bedrijf');
    const before = await phone.inputValue();
    await kvk.fill('123');
    await phone.fill('bel maar');
    await save();
    await expect(page.getByText('Een KvK-nummer heeft 8 cijfers.')).toBeVisible();
    await expect(page.getByText('Vul een geldig telefoonnummer in.')).toBeVisible();
    await expectAccessibleAt(page, [1440, 768, 390], 'refused details of a company');
    await kvk.fill('81234567');
    await phone.fill('058 203 40 99');
    await save();
    await expect(page.getByText('Wat je opslaat staat meteen op je website.')).toBeVisible();

    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    await visitor.goto('/');
    await expect(visitor.getByRole('contentinfo').getByText('058 203 40 99').first()).toBeVisible();
    await visitor.close();
    await phone.fill(before);
    await save();
    await expect(page.getByText('Wat je opslaat staat meteen op je website.')).toBeVisible();
    expect(errors).toEqual([]);
  },
);
