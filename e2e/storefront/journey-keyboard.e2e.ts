import type { Locator, Page } from '@playwright/test';
import { orderTable } from '../support/price-table.ts';
import {
  euros,
  fieldOf,
  optionOf,
  orderButton,
  PAID_TEXT,
  panelOf,
  privatePerson,
  putInCart,
  totalOf,
} from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

/** Presses Tab until the element has the focus; at every stop on the way the focus must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 90; stops++) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(unseenFocus), { message: 'focus that cannot be seen', timeout: 2_000 })
      .toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key never reaches ${String(target)}.`);
}

/** Describes the focused element when its focus is not visible; empty when all is well. */
function unseenFocus(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return '';
  const marks = (marked: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(marked);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // A radio button or checkbox that is styled through its label is marked there.
  const shown = element.closest('label') ?? element;
  const { width, height, bottom, top } = (marks(element) ? element : shown).getBoundingClientRect();
  const isOnScreen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  if (isOnScreen && (marks(element) || marks(shown))) return '';
  return `${isOnScreen ? 'not marked' : `at ${top} to ${bottom} of ${innerHeight}`}: ${element.outerHTML.slice(0, 200)}`;
}

test(
  'a visitor buys with the keyboard only, and always sees where the focus is',
  onlyDeep,
  async ({ page }) => {
    const expected = orderTable.benchCollected;
    const [bench] = expected.choices;
    const type = async (field: Locator, text: string): Promise<void> => {
      await tabTo(page, field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    };
    await page.goto(bench.url);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    await page.keyboard.press('Enter');
    await type(optionOf(page, 'lengte'), bench.selection.lengte);
    await tabTo(page, optionOf(page, 'houtsoort'));
    await page.keyboard.press('ArrowDown');
    await expect(panelOf(page).locator('[data-price]')).toContainText(euros(bench.unit));
    await tabTo(page, panelOf(page).getByRole('button', { name: 'In winkelwagen' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Naar winkelwagen' }));
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByRole('button', { name: 'Doorgaan naar afrekenen' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/afrekenen/);
    const fields: readonly (readonly [string, string])[] = [
      ['Voornaam', privatePerson.firstname],
      ['Achternaam', privatePerson.lastname],
      ['E-mailadres', privatePerson.email],
      ['Telefoonnummer', privatePerson.phone],
      ['Straat', privatePerson.street],
      ['Huisnummer', privatePerson.number],
      ['Postcode', privatePerson.postcode],
      ['Plaats', privatePerson.city],
    ];
    for (const [label, text] of fields) await type(fieldOf(page, label), text);
    await tabTo(page, page.getByRole('combobox', { name: 'Land' }));
    await page.keyboard.type('Nederland');
    const pickUp = page.getByRole('radio', { name: expected.delivery });
    await page.keyboard.press('Tab');
    await tabTo(
      page,
      page.getByRole('radiogroup', { name: 'Verzendmethode' }).getByRole('radio', { checked: true }),
    );
    await page.keyboard.press('ArrowDown');
    await expect(pickUp).toBeChecked();
    const methods = page.getByRole('radiogroup', { name: 'Betaalmethode' }).getByRole('radio');
    await page.keyboard.press('Tab');
    await expect(methods.first()).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('checkbox', { name: 'algemene voorwaarden' }));
    await page.keyboard.press('Space');
    await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(expected.payable));
    await tabTo(page, orderButton(page));
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/test-betalen\//);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Verder' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(PAID_TEXT)).toBeVisible();
  },
);

test(
  'what is typed while the code of a page is still loading stays where it was typed',
  onlyDeep,
  async ({ page }) => {
    await putInCart(page, orderTable.benchCollected.choices[0]);
    await page.route('**/assets/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto('/afrekenen');
    const fields: readonly (readonly [string, string])[] = [
      ['Voornaam', privatePerson.firstname],
      ['Achternaam', privatePerson.lastname],
      ['E-mailadres', privatePerson.email],
      ['Telefoonnummer', privatePerson.phone],
      ['Straat', privatePerson.street],
    ];
    await fieldOf(page, 'Voornaam').focus();
    for (const [, text] of fields) {
      await page.keyboard.type(text, { delay: 10 });
      await page.keyboard.press('Tab');
    }
    await expect(page.locator('[data-island][data-state="ready"]')).toHaveCount(1);
    for (const [label, text] of fields) await expect(fieldOf(page, label)).toHaveValue(text);
  },
);
