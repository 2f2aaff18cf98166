import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { makeManyVariants } from '../support/owner-variants.ts';
import { scriptErrors, signIn, signInAt } from '../support/owner.ts';
import { panelOf } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.94.1' } });

const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click();

test(
  'an owner finds, fills in and corrects variants of two thousand, and a visitor orders one',
  onlyDeep,
  async ({ page, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    const which = test.info().retry + 1;
    const title = `Kast op maat ${which}`;
    await signIn(page);
    const id = await makeManyVariants(page, title, `KM${which}`);
    await signInAt(page, `/producten/${id}`);

    const variants = page.getByRole('group', { name: 'Varianten', exact: true });
    const rows = variants.getByRole('list', { name: 'Varianten' }).getByRole('listitem');
    const range = variants.getByRole('status');
    const field = (label: string) => variants.getByLabel(label, { exact: true });
    await expect(rows).toHaveCount(50);
    await expect(range).toHaveText('1 tot en met 50 van 2.000');
    await expectAccessibleAt(page, [1440, 768, 390], 'a page of many variants');

    // The next page, by keyboard; what is typed there stays when it is not on the screen.
    await variants.getByRole('button', { name: 'Volgende' }).focus();
    await page.keyboard.press('Enter');
    await expect(range).toHaveText('51 tot en met 100 van 2.000');
    await expect(range).toBeFocused();
    await expect(rows.first()).toContainText('Maat 1, Hout 6, Kleur 1');
    await field('Prijsverschil, Maat 1, Hout 6, Kleur 1').fill('-200');
    await field('Gewicht in gram, Maat 1, Hout 6, Kleur 2').fill('1250');

    await variants.getByLabel('Zoek op keuze, artikelnummer of EAN').fill(`km${which}-1999`);
    await expect(range).toHaveText('1 tot en met 1 van 1');
    await expect(rows).toHaveText([/Maat 20, Hout 10, Kleur 10/]);
    await variants.getByLabel('Zoek op keuze, artikelnummer of EAN').fill('er is niets');
    await expect(range).toHaveText('Niets gevonden');
    await variants.getByLabel('Zoek op keuze, artikelnummer of EAN').fill('');
    await variants.getByLabel('Maat', { exact: true }).last().selectOption('Maat 3');
    await variants.getByLabel('Kleur', { exact: true }).last().selectOption('Kleur 2');
    await expect(range).toHaveText('1 tot en met 10 van 10');

    // One field of all that were found; undone, and again.
    await variants.getByRole('button', { name: 'De 10 gevonden varianten invullen' }).click();
    const dialog = page.getByRole('dialog', { name: '10 varianten invullen' });
    await dialog.getByLabel('Wat wil je invullen?').selectOption('Prijsverschil');
    await dialog.getByLabel('Waarde').fill('veel');
    await expect(dialog.getByText(/bedrag/)).toBeVisible();
    await dialog.getByLabel('Waarde').fill('75');
    await expectAccessibleAt(page, [1440, 390], 'the dialog that fills in variants');
    await dialog.getByRole('button', { name: 'Invullen', exact: true }).click();
    const difference = field('Prijsverschil, Maat 3, Hout 4, Kleur 2');
    await expect(difference).toHaveValue('75');
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(difference).toHaveValue('2,31');
    await variants.getByRole('button', { name: 'De 10 gevonden varianten invullen' }).click();
    await dialog.getByLabel('Waarde').fill('75');
    await dialog.getByRole('button', { name: 'Invullen', exact: true }).click();
    await expect(difference).toHaveValue('75');

    // The refused variant is not among those on the screen: saving brings it there.
    await save(page);
    const refused = field('Prijsverschil, Maat 1, Hout 6, Kleur 1');
    await expect(refused).toBeFocused();
    await expect(refused).toHaveValue('-200');
    await expect(range).toHaveText('51 tot en met 100 van 2.000');
    await expect(rows.first()).toContainText('Met dit verschil komt de prijs onder nul uit.');
    await variants.getByRole('button', { name: 'Vorige' }).click();
    await expect(variants.getByText('Nog 1 variant die je nu niet ziet heeft een fout.')).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'a refused variant on another page');
    await variants.getByRole('button', { name: 'Ga naar de eerste' }).click();
    await expect(refused).toBeFocused();
    await refused.fill('50');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();

    await page.reload();
    await expect(range).toHaveText('1 tot en met 50 van 2.000');
    await variants.getByRole('button', { name: 'Volgende' }).click();
    await expect(field('Prijsverschil, Maat 1, Hout 6, Kleur 1')).toHaveValue('50,00');
    await expect(field('Gewicht in gram, Maat 1, Hout 6, Kleur 2')).toHaveValue('1250');

    await page.goto(`${baseURL}/kast-op-maat-${which}`, { waitUntil: 'networkidle' });
    const panel = panelOf(page);
    await panel.getByLabel('Maat').selectOption({ label: 'Maat 3' });
    await panel.getByLabel('Hout').selectOption({ label: 'Hout 4' });
    await panel.getByLabel('Kleur').selectOption({ label: 'Kleur 2' });
    await expect(panel.getByText(/€\s175,00/).first()).toBeVisible();
    await expect(panel.getByText(`Artikelnummer KM${which}-231`)).toBeVisible();
    await panel.getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(panel.getByText(/toegevoegd/)).toBeVisible();
    await page.goto(`${baseURL}/winkelwagen`);
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(line).toContainText(/€\s175,00/);
    expect(errors).toEqual([]);
  },
);
