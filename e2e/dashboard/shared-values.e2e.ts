import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import {
  canvasFrame,
  expectSaved,
  fillDocument,
  keyOf,
  makeOwnPage,
  openDesigner,
  ownerCall,
  pointOn,
  signInAsOwner,
  type OwnPage,
} from '../support/designer.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(120_000);

async function bannerPage(page: Page, title: string, bannerTitle: string): Promise<OwnPage> {
  const own = await makeOwnPage(page, title);
  const banner = { id: 'banner', type: 'sectionContentSpecialOne', data: { title: bannerTitle } };
  await fillDocument(page, keyOf(own), [[banner]]);
  const { revision } = await ownerCall<{ revision: number }>(page, 'documents/open', keyOf(own));
  await ownerCall(page, 'documents/publish', { ...keyOf(own), revision });
  return own;
}

/** Opens a page in the designer with the settings of its banner. */
async function openBanner(page: Page, own: OwnPage) {
  await openDesigner(page, `/paginas/${own.id}`);
  const { x, y } = await pointOn(page, (await canvasFrame(page)).getByRole('heading', { level: 1 }));
  await page.mouse.click(x, y);
  const shared = page.getByRole('region', { name: 'Waar geldt dit?' });
  await shared.getByText('Waar geldt dit?').click();
  return {
    shared,
    reach: shared.getByRole('combobox', { name: 'Titel geldt voor', exact: true }),
    title: page.getByRole('textbox', { name: 'Titel', exact: true }),
    publish: page.getByRole('button', { name: 'Publiceren', exact: true }),
  };
}

test(
  'SEC-09 a title for all pages, changed on one page, is published on both after a question',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    await signInAsOwner(page);
    const winter = await bannerPage(page, 'Gedeeld een', 'Wintercollectie');
    const other = await bannerPage(page, 'Gedeeld twee', 'Iets anders');

    const first = await openBanner(page, winter);
    await first.reach.selectOption({ label: "Alle pagina's" });
    await expect(first.shared).toContainText('Titel: is nog op geen andere pagina gekozen.');
    await expectSaved(page);
    await first.publish.click();
    await expect(page.getByText('De pagina staat online.').first()).toBeVisible();

    // The second page takes over what the website has; one step of undo gives its own title back.
    const second = await openBanner(page, other);
    await second.reach.selectOption({ label: "Alle pagina's" });
    await expect(second.title).toHaveValue('Wintercollectie');
    await expect(second.shared).toContainText('Titel: verandert ook op 1 andere pagina.');
    await expectAccessibleAround(page, 'switches for all pages');
    await page.getByRole('button', { name: /^Ongedaan maken/ }).click();
    await expect(second.title).toHaveValue('Iets anders');
    await second.reach.selectOption({ label: "Alle pagina's" });
    await second.title.fill('Zomercollectie');
    await expectSaved(page);

    const visitor = await browser.newPage();
    const heading = visitor.getByRole('main').getByRole('heading', { level: 1 });
    await second.publish.click();
    const dialog = page.getByRole('dialog', { name: "Dit verandert ook andere pagina's" });
    await expect(dialog.getByRole('listitem')).toHaveText(/Titel.*Verandert ook op 1 andere pagina\./);
    await expectAccessibleAround(page, 'question before publishing');
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await visitor.goto(new URL(winter.path, baseURL).href);
    await expect(heading).toHaveText('Wintercollectie');

    await second.publish.click();
    await dialog.getByRole('button', { name: 'Overal publiceren' }).click();
    await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
    for (const { path } of [winter, other]) {
      await visitor.goto(new URL(path, baseURL).href);
      await expect(heading).toHaveText('Zomercollectie');
    }
    await visitor.close();
  },
);
