import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { expectAccessibleAt } from '../support/axe.ts';
import { signInAt, scriptErrors } from '../support/owner.ts';
import { offeredQuote } from '../support/quotes.ts';
import { fieldOf, untilAlive } from '../support/shop.ts';

const widths = [1440, 768, 390];

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.1.7' } });

async function fileOf(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4 ${name}`),
});

test(
  'an owner sends files with an offer, and its buyer downloads them without a script',
  onlyDeep,
  async ({ page, browser, playwright }) => {
    test.slow();
    const errors = scriptErrors(page);
    const email = `bijlage-${test.info().retry}@example.org`;
    const quote = await offeredQuote(playwright, email);
    await signInAt(page, `/bestellingen/${quote.number}`);
    await page.getByRole('button', { name: 'Nieuwe versie' }).click();
    const card = page.getByRole('group', { name: 'Bijlagen' });
    const choose = async (...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
      const picker = page.waitForEvent('filechooser');
      await card.getByRole('button', { name: 'Bijlage toevoegen' }).click();
      await (await picker).setFiles(files);
    };
    await choose({ name: 'programma.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(card.getByRole('alert').filter({ hasText: 'Dit soort bestand' })).toBeVisible();
    await card.getByRole('button', { name: 'Melding over programma.exe sluiten' }).click();
    await choose(pdf('Tekening.pdf'), pdf('Voorwaarden keuken (eik).pdf'));
    await expect(card.getByRole('button', { name: 'Tekening.pdf downloaden' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Voorwaarden keuken (eik).pdf downloaden' })).toBeVisible();
    await choose(...['1', '2', '3', '4'].map((name) => pdf(`${name}.pdf`)));
    await expect(
      card.getByText('Je kunt hooguit 5 bestanden meesturen. Haal er eerst een weg.'),
    ).toBeVisible();
    for (const name of ['1', '2', '3'])
      await card.getByRole('button', { name: `${name}.pdf weghalen` }).click();
    await card.getByRole('button', { name: 'Voorwaarden keuken (eik).pdf weghalen' }).click();
    await expect(card.getByText('Voorwaarden keuken (eik).pdf')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(card.getByText('Voorwaarden keuken (eik).pdf', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Tekening.pdf weghalen' }).click();
    await page.getByRole('button', { name: 'Concept opslaan' }).click();
    await expect(page.getByText('Het concept is opgeslagen.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(card.getByText('Voorwaarden keuken (eik).pdf', { exact: true })).toBeVisible();
    await expect(card.getByText(/tekening/i)).toHaveCount(0);
    await expectAccessibleAt(page, widths, 'a draft with a file');
    await page.getByRole('button', { name: 'Offerte versturen' }).click();
    const sending = page.getByRole('dialog', { name: 'Offerte versturen' });
    await expect(sending).toContainText('Je klant kan 1 bijlage downloaden.');
    await sending.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText('De offerte is verstuurd.', { exact: true })).toBeVisible();
    const versions = page.getByRole('region', { name: 'Versies' });
    const download = versions.getByRole('button', { name: 'Voorwaarden keuken (eik).pdf downloaden' });
    const own = await fileOf(page, download);
    expect(own).toEqual({
      name: 'Voorwaarden keuken (eik).pdf',
      text: '%PDF-1.4 Voorwaarden keuken (eik).pdf',
    });
    await expectAccessibleAt(page, widths, 'a quote that was sent with a file');
    expect(errors).toEqual([]);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(`${quote.url}&versie=2#bijlagen`, untilAlive);
    await fieldOf(visitor, 'E-mailadres').fill(email);
    await visitor.getByRole('button', { name: 'Bestelling bekijken' }).click();
    const shown = visitor.getByRole('region', { name: 'Bijlagen' });
    await expect(shown).toContainText('PDF · 37 B');
    const theirs = await fileOf(
      visitor,
      shown.getByRole('button', { name: 'Voorwaarden keuken (eik).pdf downloaden' }),
    );
    expect(theirs).toEqual(own);
    // The page that stayed open asks for a file of a version that was replaced meanwhile.
    await quote.again('Een nieuwe versie.');
    await shown.getByRole('button', { name: 'Voorwaarden keuken (eik).pdf downloaden' }).click();
    await expect(visitor.getByText('Dit bestand hoort niet meer bij deze offerte.')).toBeVisible();
    await context.close();
  },
);

test('the page of an offer with files can be used by everybody', onlyDeep, async ({ page, playwright }) => {
  test.slow();
  const email = `bijlage-lezen-${test.info().retry}@example.org`;
  const quote = await offeredQuote(playwright, email, 'Met een tekening.', [
    'Plattegrond van de begane grond met alle maten.pdf',
    'Algemene voorwaarden.pdf',
  ]);
  await page.goto(`${quote.url}&versie=1`, untilAlive);
  await fieldOf(page, 'E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Bestelling bekijken' }).click();
  await expect(page.getByRole('region', { name: 'Bijlagen' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessibleAt(page, widths, 'an offer with files');
});
