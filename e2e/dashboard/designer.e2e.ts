import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAround } from '../support/axe.ts';
import { firstOf, onlyDeep } from '../support/deep-run.ts';
import { canvasFrame, expectSaved, openOwnPage, pointAt, untilAtRest } from '../support/designer.ts';
import { screenOf } from '../support/owner.ts';

test.setTimeout(90_000);

const widths = [1440, 390];
for (const width of widths) {
  test.describe(`the designer at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test(
      'an owner builds a page, undoes steps after a reload, publishes, and only then visitors see it',
      firstOf(widths, width),
      async ({ page, baseURL, browser }) => {
        const own = await openOwnPage(page, `Proef ${width}`);
        const panels = page.getByRole('navigation', { name: 'Panelen' });
        const panel = async (name: string) => {
          const button = panels.getByRole('button', { name, exact: true });
          if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
        };
        const closePanel = () => page.getByRole('button', { name: 'Paneel sluiten' }).click();
        const tree = page.getByRole('tree', { name: 'Onderdelen van de pagina' });
        const tools = page.getByRole('toolbar', { name: /^Acties voor/ });
        await expect(page.getByRole('heading', { name: 'Een lege pagina, alle ruimte' })).toBeVisible();
        await expectAccessibleAround(page, 'empty page');

        // First a banner, then a text from the picker.
        await page.getByRole('button', { name: 'Banner met uitgelichte tekst' }).click();
        await panel('Toevoegen');
        await page.getByRole('searchbox', { name: 'Zoeken in secties en blokken' }).fill('tekst');
        await expectAccessibleAround(page, 'picker');
        const picker = page.getByRole('complementary', { name: 'Toevoegen' });
        await picker.getByRole('button', { name: 'Tekst', exact: true }).first().click();
        if (width > 1000) await closePanel();
        const frame = await canvasFrame(page);
        await expect(
          frame.getByText('Vertel ons wat je zoekt, dan kijken we samen wat er kan.'),
        ).toBeVisible();

        // In-place text editing: bold and a link.
        const point = await pointAt(page, 'Vertel ons wat je zoekt');
        await page.mouse.dblclick(point.x, point.y);
        const format = page.getByRole('group', { name: 'Tekstopmaak' });
        await expect(format).toBeVisible();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type('Vers brood, elke dag');
        await page.keyboard.press('ControlOrMeta+a');
        await format.getByRole('button', { name: 'Vet' }).click();
        await expect(format.getByRole('button', { name: 'Vet' })).toHaveAttribute('aria-pressed', 'true');
        await format.getByRole('button', { name: 'Link toevoegen' }).click();
        const panelOfLink = page.getByRole('dialog', { name: 'Link toevoegen' });
        await panelOfLink.getByLabel('Adres', { exact: true }).fill('geen adres');
        await panelOfLink.getByRole('button', { name: 'Opslaan' }).click();
        await expect(panelOfLink.getByText('Begin een link met')).toBeVisible();
        await expectAccessibleAround(page, 'link dialog with an error');
        await panelOfLink.getByLabel('Adres', { exact: true }).fill('/contact');
        await panelOfLink.getByRole('button', { name: 'Opslaan' }).click();
        await expect(frame.locator('a[href="/contact"] strong')).toHaveText('Vers brood, elke dag');
        await format.getByRole('button', { name: 'Vet' }).focus();
        await page.keyboard.press('Escape');
        await expect(format).toBeHidden();

        // A setting of the banner.
        await panel('Lagen');
        await tree.getByRole('treeitem', { name: /^Banner/ }).click();
        if (width < 1000) await panel('Instellingen');
        else await closePanel();
        await page.getByLabel('Titel', { exact: true }).fill('Bakkerij De Korenaar');
        await expect(frame.getByRole('heading', { name: 'Bakkerij De Korenaar' })).toBeVisible();
        await expectAccessibleAround(page, 'settings');
        if (width < 1000) await closePanel();

        // Duplicated, deleted with undo, and restored.
        await tools.getByRole('button', { name: 'Dupliceren' }).click();
        await expect(frame.getByRole('heading', { name: 'Bakkerij De Korenaar' })).toHaveCount(2);
        const deletes = tools.getByRole('button', { name: 'Verwijderen' });
        // The page scrolls to the copy, and the tools move with it.
        await untilAtRest(deletes);
        await deletes.click();
        await expect(frame.getByRole('heading', { name: 'Bakkerij De Korenaar' })).toHaveCount(1);
        await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).click();
        await expect(frame.getByRole('heading', { name: 'Bakkerij De Korenaar' })).toHaveCount(2);
        await expectSaved(page);

        // The undo steps still exist after a reload.
        await page.reload();
        await expect(page.locator('[data-drop="canvas"] > [role="status"]')).toHaveCount(0, {
          timeout: 20_000,
        });
        await page.getByRole('button', { name: 'Ongedaan maken: dupliceren' }).click();
        const again = await canvasFrame(page);
        await expect(again.getByRole('heading', { name: 'Bakkerij De Korenaar' })).toHaveCount(1);
        await expectSaved(page);

        // Visitors see nothing of it until it is published, and all of it afterwards.
        const visitor = await browser.newPage();
        expect((await visitor.goto(baseURL + own.path))?.status()).toBe(404);
        await expect(page.locator('#publish-state')).toHaveText('Nog niet gepubliceerd');
        await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
        await expect(page.locator('#publish-state')).toHaveText('Alles staat online');
        await expectAccessible(page, 'published');
        expect((await visitor.goto(baseURL + own.path))?.status()).toBe(200);
        await expect(visitor.getByRole('heading', { name: 'Bakkerij De Korenaar' })).toBeVisible();
        await expect(visitor.locator('a[href="/contact"] strong')).toHaveText('Vers brood, elke dag');
        await visitor.close();
      },
    );

    test(
      'a section is dragged to another place on the page and in the layers',
      onlyDeep,
      async ({ page }) => {
        const own = await openOwnPage(page, `Slepen ${width}`);
        await page.getByRole('button', { name: 'Banner met uitgelichte tekst' }).click();
        await page
          .getByRole('navigation', { name: 'Panelen' })
          .getByRole('button', { name: 'Toevoegen', exact: true })
          .click();
        await page
          .getByRole('complementary', { name: 'Toevoegen' })
          .getByRole('button', { name: 'Tekst', exact: true })
          .first()
          .click();
        const closes = page.getByRole('button', { name: 'Paneel sluiten' });
        if (await closes.isVisible()) await closes.click();
        const frame = await canvasFrame(page);
        const order = () =>
          frame.evaluate(() =>
            [...document.querySelectorAll('h1, h2')]
              .map((heading) => heading.textContent ?? '')
              .filter((text) => /Welkom|Persoonlijk/.test(text)),
          );
        await expect.poll(order).toEqual(['Welkom bij ons', 'Persoonlijk en dichtbij']);

        // On the page: the selected section by its handle, to above the banner.
        const handle = page.getByRole('button', { name: 'Tekst verslepen' });
        // The page is rendered again in the room beside the panel, and the handle moves with it.
        await untilAtRest(handle);
        const from = await handle.boundingBox();
        if (!from) throw new Error('no handle');
        await page.mouse.move(from.x + 10, from.y + from.height / 2);
        await page.mouse.down();
        // Starts within the handle, as a person does: a browser sends the whole drag to the frame where it started, but the
        // input of a test goes to whatever frame is under the pointer until the drag has started.
        await page.mouse.move(from.x + 22, from.y + from.height / 2, { steps: 4 });
        // First to the middle, away from the edges, where the page scrolls during a drag.
        await page.mouse.move(from.x + 30, 400, { steps: 8 });
        const to = await pointAt(page, 'Welkom bij ons');
        await page.mouse.move(to.x, to.y - 20, { steps: 12 });
        await expect(page.locator('[data-drop-mark]')).toBeVisible();
        await page.mouse.up();
        await expect.poll(order).toEqual(['Persoonlijk en dichtbij', 'Welkom bij ons']);
        await expect(page.getByText('Sectie verplaatst naar plaats 1 van 2.')).toBeAttached();

        // In the layers: back under it.
        await page
          .getByRole('navigation', { name: 'Panelen' })
          .getByRole('button', { name: 'Lagen' })
          .click();
        const tree = page.getByRole('tree');
        const row = tree.getByRole('treeitem', { level: 1 }).first();
        const last = await tree.getByRole('treeitem').last().boundingBox();
        const first = await row.boundingBox();
        if (!first || !last) throw new Error('no rows');
        await page.mouse.move(first.x + 80, first.y + first.height / 2);
        await page.mouse.down();
        await page.mouse.move(first.x + 84, first.y + first.height + 4, { steps: 4 });
        await page.mouse.move(first.x + 84, last.y + last.height - 2, { steps: 10 });
        await page.mouse.up();
        await expect.poll(order).toEqual(['Welkom bij ons', 'Persoonlijk en dichtbij']);
        await expect(page).toHaveURL(screenOf(`/paginas/${own.id}`));
        await expectSaved(page);
      },
    );
  });
}
