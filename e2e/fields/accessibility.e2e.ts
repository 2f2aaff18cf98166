import { expectAccessible } from '../support/axe.ts';
import { test } from './catalogue-test.ts';

for (const width of [390, 1440]) {
  test(`every field type in every state is accessible at ${width} px`, async ({ openScenario, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openScenario();
    await page.getByRole('textbox', { name: 'Eigen code' }).waitFor();
    await expectAccessible(page, `the catalogue at ${width} px`);
  });
}
