import { expectAccessible } from '../support/axe.ts';
import { firstOf } from '../support/deep-run.ts';
import { test } from './catalogue-test.ts';

const widths = [390, 1440];
for (const width of widths) {
  test(
    `every field type in every state is accessible at ${width} px`,
    firstOf(widths, width),
    async ({ openScenario, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openScenario();
      await page.getByRole('textbox', { name: 'Eigen code' }).waitFor();
      await expectAccessible(page, `the catalogue at ${width} px`);
    },
  );
}
