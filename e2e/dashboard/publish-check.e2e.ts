import { expect, test } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import {
  expectSaved,
  fillDocument,
  keyOf,
  makeOwnPage,
  openDesigner,
  ownerCall,
  signInAsOwner,
} from '../support/designer.ts';

test.setTimeout(90_000);

const widths = [1440, 390];
for (const width of widths) {
  test.describe(`before publishing at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test(
      'an owner deletes a form that a page shows, sees so before publishing, and replaces it',
      onlyDeep,
      async ({ page, baseURL, browser }) => {
        await signInAsOwner(page);
        const { id } = await ownerCall<{ id: string }>(page, 'forms/create', { title: 'Terugbelverzoek' });
        const own = await makeOwnPage(page, `Terugbellen ${width}`);
        await fillDocument(page, keyOf(own), [
          [
            { id: 'sectie', type: 'sectionContent', slots: { content: ['tekst', 'formulier'] } },
            { id: 'tekst', type: 'paragraph', data: { text: '<h2>Bel mij terug</h2>' } },
            { id: 'formulier', type: 'forms', data: { id } },
          ],
        ]);
        await ownerCall(page, 'forms/delete', { id });
        await openDesigner(page, `/paginas/${own.id}`);
        const publish = page.getByRole('button', { name: 'Publiceren', exact: true });
        const dialog = page.getByRole('dialog', {
          name: 'Deze pagina verwijst naar iets dat bezoekers niet zien',
        });

        await publish.click();
        await expect(dialog.getByRole('listitem')).toHaveText(
          /Formulier.*Het gekozen formulier bestaat niet meer\./,
        );
        await expectAccessibleAround(page, 'dialog before publishing');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(publish).toBeFocused();
        const visitor = await browser.newPage();
        expect((await visitor.goto(new URL(own.path, baseURL).href))?.status()).toBe(404);

        await publish.click();
        await dialog.getByRole('button', { name: 'Toon Formulier' }).click();
        await expect(dialog).toBeHidden();
        const note = page.getByRole('note');
        await expect(note).toBeFocused();
        await expect(note).toContainText('Het gekozen formulier bestaat niet meer.');
        await expectAccessibleAround(page, 'note on the block');

        await page.getByRole('button', { name: 'Wijzigen' }).click();
        await page
          .getByRole('dialog', { name: 'Formulier kiezen' })
          .getByRole('option', { name: /Contact/ })
          .first()
          .click();
        await expect(note).toBeHidden();
        await expectSaved(page);
        await publish.click();
        await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
        await visitor.goto(new URL(own.path, baseURL).href);
        await expect(visitor.getByRole('main').locator('form')).toBeVisible();
        await visitor.close();
      },
    );
  });
}
