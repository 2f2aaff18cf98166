import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { dashboard, demoOwner, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

async function openLook(page: Page): Promise<void> {
  await signIn(page, demoOwner, { address: '10.91.7.9' });
  await page.goto(dashboard + dashboardPath('voorbeelden', '/stijl'));
  await expectScreen(page, 'Stijl');
}

const light = (page: Page) => page.getByLabel('Kleurcode van Licht', { exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken', exact: true }).first();
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Acties voor thema ${name}` });
async function act(page: Page, name: string, action: string): Promise<void> {
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test(
  'an owner saves a look as a theme, uses it in one step, renames, replaces and deletes it, and takes that back',
  onlyDeep,
  async ({ page }) => {
    test.setTimeout(90_000);
    const errors = scriptErrors(page);
    await openLook(page);
    const own = page.getByRole('region', { name: 'Je eigen thema’s' });
    const card = (name: string) => own.getByRole('button', { name: new RegExp(`^${name}`) });
    const was = await light(page).inputValue();
    await light(page).fill('#e0f0ff');
    const dialog = page.getByRole('dialog', { name: 'Bewaar als thema' });
    const saveAs = async (name: string) => {
      await page.getByRole('button', { name: 'Bewaar als thema' }).click();
      await dialog.getByLabel('Naam van het thema').fill(name);
      await dialog.getByRole('button', { name: 'Thema bewaren' }).click();
    };
    await saveAs(' ');
    await expect(dialog.getByText('Geef het thema een naam.')).toBeVisible();
    await dialog.getByLabel('Naam van het thema').fill('Zomer');
    await dialog.getByRole('button', { name: 'Thema bewaren' }).click();
    await expect(dialog).toBeHidden();
    await expect(card('Zomer')).toHaveAttribute('aria-pressed', 'true');

    await saveAs('zomer');
    await expect(dialog.getByText('Er is al een thema met deze naam.')).toBeVisible();
    await expect(dialog.getByLabel('Naam van het thema')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    // A ready theme, then the own one: everything of it is back, in one step of undo.
    await page.getByRole('button', { name: /^Werkplaats/ }).click();
    await expect(light(page)).toHaveValue('#f1f1ee');
    await expect(card('Zomer')).toHaveAttribute('aria-pressed', 'false');
    await card('Zomer').click();
    await expect(light(page)).toHaveValue('#e0f0ff');
    await expect(page.getByRole('radio', { name: 'Klassiek' }).first()).toBeVisible();
    await undo(page).click();
    await expect(light(page)).toHaveValue('#f1f1ee');
    await expectAccessibleAround(page, 'a look with an own theme');

    await act(page, 'Zomer', 'Naam wijzigen');
    const rename = page.getByRole('dialog', { name: 'Thema een andere naam geven' });
    await rename.getByLabel('Naam van het thema').fill('Nazomer');
    await rename.getByRole('button', { name: 'Naam opslaan' }).click();
    await expect(rename).toBeHidden();
    await expect(menuOf(page, 'Nazomer')).toBeFocused();
    await act(page, 'Nazomer', 'Vervangen door de stijl van nu');
    await expect(page.getByText('Thema Nazomer heeft nu de stijl van nu.', { exact: true })).toBeVisible();
    await expect(card('Nazomer')).toHaveAttribute('aria-pressed', 'true');

    await act(page, 'Nazomer', 'Verwijderen');
    await expect(card('Nazomer')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Bewaar als thema' })).toBeFocused();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Thema Nazomer is verwijderd' })
      .getByRole('button', { name: 'Ongedaan maken' })
      .click();
    await expect(card('Nazomer')).toBeVisible();
    await page.reload();
    await expect(card('Nazomer')).toBeVisible();
    await act(page, 'Nazomer', 'Verwijderen');
    await expect(card('Nazomer')).toBeHidden();
    // The draft is again as it was found.
    await page.reload();
    await light(page).fill(was);
    await expect(page.getByText(/Opgeslagen als concept|Alles staat op de website/)).toBeVisible();
    expect(errors).toEqual([]);
  },
);
