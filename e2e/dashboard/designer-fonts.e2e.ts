import { expect, test } from '@playwright/test';
import { canvasFrame, openOwnPage, textSection } from '../support/designer.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(90_000);

test('the canvas shows the web fonts of the website', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Letters', textSection('s', '<h2>Een kop</h2>'));
  const frame = await canvasFrame(page);
  await expect(frame.getByRole('heading', { name: 'Een kop' })).toHaveCSS(
    'font-family',
    /^"Instrument Serif"/,
  );
  const loaded = () =>
    frame.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Instrument Serif', 'Figtree']));
});
