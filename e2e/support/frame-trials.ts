import { expect } from '@playwright/test';
import {
  forgeWelcome,
  type FrameAttack,
  frameAttacks,
  hostileTexts,
  isNothing,
  leave,
  leaveByName,
  mergeNaively,
  outcomeOf,
  pathOfPage,
  plantSecrets,
  readPrototype,
  textOfPage,
  titleOfPage,
} from './frame-attacks.ts';
import { showingParagraphs, speakInPage, type Spoken } from './frame-host.ts';
import type { Scope } from './scope.ts';

/** A browser in which the trials run. */
export interface FrameLab {
  /** The page around the frame. */
  readonly page: Scope;
  /** Opens a page of the dashboard's own origin without any protection in a frame, to show that an attack works there. */
  openControl(): Promise<Scope>;
  /** Opens the designer's frame as the dashboard embeds it, and acts as the dashboard at the other end of its port. */
  openFrame(): Promise<Scope>;
  /** Presses a text in the frame. */
  press(text: string): Promise<void>;
}

type Trial = (lab: FrameLab) => Promise<void>;

/** Shows these blocks in the frame, each a paragraph of this HTML. */
async function show({ page }: FrameLab, ...texts: string[]): Promise<void> {
  for (const message of showingParagraphs(texts)) await page.evaluate(speakInPage, message);
}

const reaches =
  ([, attack, prize]: FrameAttack): Trial =>
  async ({ page, openControl, openFrame }) => {
    const control = await openControl();
    await page.evaluate(plantSecrets);
    expect(await outcomeOf(control, attack)).toBe(prize);
    const frame = await openFrame();
    await page.evaluate(plantSecrets);
    const got = await outcomeOf(frame, attack);
    expect(isNothing(got), `got: ${String(got)}`).toBe(true);
  };

const navigates: Trial = async (lab) => {
  const { page, openControl, openFrame } = lab;
  const path = () => page.evaluate(pathOfPage).catch(() => '');
  await outcomeOf(await openControl(), leave);
  await expect.poll(path).toBe('/controle.html');
  const frame = await openFrame();
  await outcomeOf(frame, leave);
  await outcomeOf(frame, leaveByName);
  await show(lab, '<p>Nog hier</p>');
  await expect.poll(() => frame.evaluate(textOfPage)).toContain('Nog hier');
  expect(await path()).toBe('/inloggen');
};

const runsScript: Trial = async (lab) => {
  const control = await lab.openControl();
  const sing = hostileTexts.slice(0, 2).join('');
  await control.evaluate((html) => void (document.body.innerHTML = html), sing);
  await expect.poll(() => control.evaluate(titleOfPage)).toBe('kanarie');

  const frame = await lab.openFrame();
  await show(lab, ...hostileTexts, '<p>Gewone tekst</p>');
  await expect.poll(() => frame.evaluate(textOfPage)).toContain('Gewone tekst');
  for (const text of ['Klik hier', 'Verstuur', 'Gewone tekst']) await lab.press(text);
  expect(await frame.evaluate(titleOfPage)).toBe('Etalage');
  expect(await frame.evaluate(pathOfPage)).toBe('/designer-frame.html');
};

const accepts: Trial = async (lab) => {
  expect(await (await lab.openControl()).evaluate(mergeNaively)).toBe('geel');
  const frame = await lab.openFrame();
  await show(lab, '<p>Echt</p>');
  const text = () => frame.evaluate(textOfPage);
  await expect.poll(text).toContain('Echt');
  expect(await frame.evaluate(forgeWelcome)).toBe('silent');
  expect(await lab.page.evaluate(forgeWelcome)).toBe('silent');

  const change = (to: string) => {
    const operation = { type: 'setData', id: 'b0', changes: { text: { from: '<p>Echt</p>', to } } };
    return JSON.stringify({ base: 0, operations: [operation] });
  };
  const speak = (...message: Spoken) => lab.page.evaluate(speakInPage, message);
  await speak('patch', change('<p>Herhaald</p>'), 1);
  await speak('steal', '{}', 50);
  await speak('active', '{"__proto__":{"kanarie":"geel"}}', 51);
  await speak('patch', change('<p>Volgende</p>'), 52);
  await expect.poll(text).toContain('Volgende');
  expect(await text()).not.toContain('Herhaald');
  expect(await frame.evaluate(readPrototype)).toBeNull();
};

/** What a frame must not be able to do, with the trial that shows it. Every trial starts with a control. */
export const frameTrials: readonly (readonly [name: string, trial: Trial])[] = [
  ...frameAttacks.map((attack) => [`does not reach ${attack[0]}`, reaches(attack)] as const),
  ['does not navigate the dashboard', navigates],
  ['runs no script in the text of a page', runsScript],
  ['accepts no second port, no forged welcome, no duplicate message, and no prototype key', accepts],
];
