import { expect } from '@playwright/test';
import { designerFrame, embedFrame, isWelcomed, welcomeFrame } from '../../support/frame-host.ts';
import type { FrameLab } from '../../support/frame-trials.ts';
import type { Tab } from '../driving/tab.ts';
import { clickAt } from './input-sources.ts';

/** The trials of the designer's frame in any browser. @param dashboard Address of a control server for the dashboard. */
export function frameLabAt(tab: Tab, dashboard: string): FrameLab {
  const frame = tab.frame('iframe');
  const embed = async (attributes: Record<string, string>) => {
    await tab.evaluate(embedFrame, attributes);
    return frame;
  };
  return {
    page: tab,
    async openControl() {
      await tab.open(`${dashboard}/inloggen`);
      return embed({ src: '/controle.html' });
    },
    async openFrame() {
      await tab.open(`${dashboard}/inloggen`);
      await tab.evaluate(welcomeFrame);
      await embed(designerFrame);
      await expect.poll(() => tab.evaluate(isWelcomed)).toBe(true);
      return frame;
    },
    // The frame starts at the corner of the window.
    press: async (text) => tab.perform(clickAt(await frame.evaluate(placeOf, text))),
  };
}

/** Runs in the frame: the middle of the smallest element with this text. */
function placeOf(text: string): { x: number; y: number } {
  const elements = [...document.querySelectorAll('body *')];
  const element = elements.findLast(({ textContent }) => textContent?.trim() === text);
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + Math.min(width, 60) / 2, y: top + height / 2 };
}
