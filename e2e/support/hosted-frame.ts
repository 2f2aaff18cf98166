import type { Frame, Page } from '@playwright/test';
import { designerFrame, embedFrame, isWelcomed, welcomeFrame } from './frame-host.ts';
import type { FrameLab } from './frame-trials.ts';
import { dashboard } from './owner.ts';
import { scopeOf } from './scope.ts';

/** The page without protection. */
const CONTROL = '<!doctype html><title>Controle</title>';

/** The trials of the designer's frame in the browser of Playwright. */
export function frameLabOf(page: Page): FrameLab {
  let frame: Frame | undefined;
  const embed = async (attributes: Record<string, string>) => {
    await page.evaluate(embedFrame, attributes);
    frame = (await (await page.$('iframe'))?.contentFrame()) ?? undefined;
    if (!frame) throw new Error('no frame');
    return scopeOf(frame);
  };
  return {
    page: scopeOf(page),
    async openControl() {
      await page.route('**/controle.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: CONTROL }),
      );
      await page.goto(`${dashboard}/inloggen`);
      return embed({ src: '/controle.html' });
    },
    async openFrame() {
      await page.goto(`${dashboard}/inloggen`);
      await page.evaluate(welcomeFrame);
      const opened = await embed(designerFrame);
      await page.waitForFunction(isWelcomed);
      return opened;
    },
    press: async (text) => frame?.getByText(text).click(),
  };
}
