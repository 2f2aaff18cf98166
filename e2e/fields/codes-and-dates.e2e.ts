import { expect } from '@playwright/test';
import { storedValues, test } from './catalogue-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test('OTP-01 OTP-02 OTP-03 each box accepts one digit, refuses the rest, and moves the focus on', async ({
  openScenario,
}) => {
  const page = await openScenario('code');
  const boxes = page.getByRole('textbox');
  await expect(boxes).toHaveCount(6);
  await boxes.nth(0).click();
  await page.keyboard.type('a');
  await expect(boxes.nth(0)).toHaveValue('');
  await expect(boxes.nth(0)).toBeFocused();
  await page.keyboard.type('1');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.type('23456789');
  for (let index = 0; index < 5; index += 1) await expect(boxes.nth(index)).toHaveValue(String(index + 1));
  await expect(boxes.nth(5)).toHaveValue(/^\d$/);
});

test('OTP-04 Backspace clears a box, then goes back', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('code');
  const boxes = page.getByRole('textbox');
  await boxes.nth(0).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Backspace');
  await expect(boxes.nth(1)).toBeFocused();
  await expect(boxes.nth(1)).toHaveValue('2');
  await page.keyboard.press('Backspace');
  await expect(boxes.nth(1)).toHaveValue('');
  await expect(boxes.nth(1)).toBeFocused();
});

test('OTP-05 pasting keeps the first six digits', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('code');
  await page.getByRole('textbox').nth(0).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '12345678');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect.poll(async () => (await storedValues(page))['code']).toBe('123456');
});

test('DATE-01 today can be chosen, yesterday cannot', onlyDeep, async ({ openScenario, page }) => {
  await page.clock.setFixedTime(new Date('2024-05-06T10:00:00'));
  await openScenario('dates');
  await page.getByRole('button', { name: 'Kalender openen' }).first().click();
  await expect(page.getByRole('button', { name: /zondag 5 mei/ })).toBeDisabled();
  await page.getByRole('button', { name: /maandag 6 mei/ }).click();
  await expect.poll(async () => (await storedValues(page))['dag']).toBe('2024-05-06');
});

test(
  'DATE-02 DATE-03 time has 24 hours, and a minute up is one minute',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('dates');
    await page.getByRole('button', { name: 'Kalender openen' }).nth(1).click();
    await page.getByLabel('Uren').press('ArrowUp');
    await expect.poll(async () => (await storedValues(page))['moment']).toBe('2030-05-07 13:00');
    await page.getByLabel('Minuten').press('ArrowUp');
    await expect.poll(async () => (await storedValues(page))['moment']).toBe('2030-05-07 13:01');
    await expect(page.getByText(/\b[AP]M\b/i)).toHaveCount(0);
  },
);
