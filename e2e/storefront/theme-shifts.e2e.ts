import { dashboardPath } from '@etalage/api-contract';
import { onlyDeep } from '../support/deep-run.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import { ownServer } from '../support/own-server.ts';
import { expectScreen, signIn } from '../support/owner.ts';
import { expect, test } from '@playwright/test';

/** The ready themes, with the font of their headings. */
const themes = [
  ['Atelier', 'Instrument Serif'],
  ['Fjord', 'Manrope'],
  ['Werkplaats', 'Archivo'],
  ['Bibliotheek', 'Lora'],
  ['Speeltuin', 'Fredoka'],
  ['Galerie', 'Jost'],
] as const;
const widths = [390, 1440];
/** How late the fonts arrive, in milliseconds: after the page has been painted. */
const LATE = 600;

/** On a server of its own, because other journeys see the published look of the demo shop. */
test(
  'nothing moves on the home page and in a category, in each of the ready themes, also when fonts arrive late',
  onlyDeep,
  async ({ page, browser }) => {
    test.setTimeout(600_000);
    const server = await ownServer();
    try {
      await server.start();
      await signIn(page, undefined, { at: server.dashboard });
      await page.goto(server.dashboard + dashboardPath('atelier-noord', '/stijl'));
      await expectScreen(page, 'Stijl');
      const choice = page.getByRole('region', { name: 'Thema’s', exact: true });
      const shifted: Record<string, number> = {};
      for (const [theme, font] of themes) {
        await choice.getByRole('button', { name: new RegExp(`^${theme}`) }).click();
        const publish = page.getByRole('button', { name: 'Publiceren', exact: true });
        // The shop begins in the first theme.
        if (await publish.isEnabled()) await publish.click();
        await expect(page.getByText('Alles staat op de website')).toBeVisible();
        for (const width of widths) {
          for (const path of ['/', '/tafels']) {
            const context = await browser.newContext({ viewport: { width, height: 900 } });
            const visitor = await context.newPage();
            await watchShifts(visitor);
            await visitor.route(/\.woff2$/, async (route) => {
              await new Promise((later) => setTimeout(later, LATE));
              await route.continue();
            });
            await visitor.goto(server.site + path, { waitUntil: 'networkidle' });
            const heading = visitor.getByRole('heading', { level: 1 });
            await expect(heading).toHaveCSS('font-family', new RegExp(`^"?${font}"?,`));
            await visitor.evaluate(() => document.fonts.ready);
            await visitor.evaluate(async () => {
              for (let top = 0; top < document.body.scrollHeight; top += 600) {
                scrollTo(0, top);
                await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 60)));
              }
            });
            shifted[`${theme} ${path} ${width}`] = await shiftOf(visitor);
            await context.close();
          }
        }
      }
      // What moves is measured: something that comes above everything is.
      await watchShifts(page);
      await page.goto(server.site, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        const late = document.createElement('div');
        late.style.height = '300px';
        document.body.prepend(late);
      });
      await expect.poll(() => shiftOf(page)).toBeGreaterThan(0.02);
      expect(Object.entries(shifted).filter(([, value]) => value >= 0.02)).toEqual([]);
      expect(Object.keys(shifted)).toHaveLength(themes.length * widths.length * 2);
    } finally {
      await server.remove();
    }
  },
);
