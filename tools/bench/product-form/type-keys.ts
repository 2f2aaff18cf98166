import type { FormPage, OpenedPage } from './open-forms.ts';
import type { KeyTimes } from './table-of-keys.ts';

/** Keys that are typed in an input before the next input has its turn. */
const RUN = 10;

/** Types in all inputs in turn; the first is the reference. */
export async function typeKeys(pages: readonly OpenedPage[], keys: number): Promise<KeyTimes[]> {
  const all = pages.flatMap(({ page, inputs }) =>
    inputs.map(({ name, input }) => ({ page, input, result: { name, times: [] as number[] } })),
  );
  for (let typed = 0; typed < keys; typed += RUN) {
    for (const { page, input, result } of all) {
      await input.click();
      await page.keyboard.press('End');
      // The first key of a run wakes what was loaded long ago.
      await typeOne(page, typed);
      for (let turn = 0; turn < RUN; turn += 1) result.times.push(await typeOne(page, turn));
    }
  }
  return all.map(({ result }) => result);
}

/** Milliseconds from a key press until the frame after it was painted. */
async function typeOne(page: FormPage, turn: number): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const onKey = (event: KeyboardEvent) => {
          // A task after the frame runs when it was painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
        };
        addEventListener('keydown', onKey, { capture: true, once: true });
      }),
  );
  // The page listens by then; at varying moments within a frame.
  await page.waitForTimeout(80 + ((turn * 7) % 17));
  await page.keyboard.press('x');
  return painted;
}
