import { dashboardPath } from '@etalage/api-contract';
import { expect, test } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { dashboard, demoOwner, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test(
  'a mail of the website is beside its pages, in light and dark, and follows a colour without loading again',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    await signIn(page, demoOwner, { address: '10.91.7.10' });
    // The draft of a website whose look no other journey changes.
    await page.goto(dashboard + dashboardPath('atelier-noord', '/stijl'));
    await expectScreen(page, 'Stijl');
    await page.getByRole('button', { name: 'Mail', exact: true }).click();
    const mail = page.frameLocator('iframe[title="Mail op een computer"]');
    const darkMail = page.frameLocator('iframe[title="Mail op een telefoon in donkere modus"]');
    const button = mail.getByRole('link', { name: 'Bestelling bekijken' });
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Bevestiging van je bestelling 1024');
    await expect(button).toBeVisible();
    await mail.locator('html').evaluate((root) => root.setAttribute('data-same', ''));

    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const code = page.getByLabel(/^Kleurcode van (Hoofdkleur 500)$/);
    const was = await code.inputValue();
    await code.fill('#7a1fa2');
    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
    // A button that would not be seen, with letters that would not be read.
    await code.fill('#ffe066');
    await expect(button).not.toHaveCSS('background-color', 'rgb(255, 224, 102)');
    await expect(darkMail.getByRole('link', { name: 'Bestelling bekijken' })).toHaveCSS(
      'background-color',
      'rgb(255, 224, 102)',
    );
    const ground = await darkMail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const [red = 255, green = 255, blue = 255] = ground.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(red, green, blue)).toBeLessThan(70);
    await page.getByRole('button', { name: /^Bibliotheek/ }).click();
    await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 239)');
    await expect(mail.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Iowan Old Style"/);
    await expect(mail.locator('html')).toHaveAttribute('data-same', '');
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    // No call but those that keep the draft.
    const calls = requests.filter((path) => path.startsWith('/api/'));
    expect(calls.filter((path) => !/look\/(save|open)$/.test(path))).toEqual([]);
    await expectAccessibleAround(page, 'a mail in the preview of the look');

    const undo = page.getByRole('button', { name: 'Ongedaan maken', exact: true });
    while ((await code.inputValue()) !== was) await undo.click();
    await expect(page.getByText(/Opgeslagen als concept|Alles staat op de website/)).toBeVisible();
    expect(errors).toEqual([]);
  },
);
