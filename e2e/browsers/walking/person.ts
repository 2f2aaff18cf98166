import { expect } from '@playwright/test';
import type { Tab } from '../driving/tab.ts';
import { clickAt, type Point, typed } from './input-sources.ts';
import { ensureSeek, type Sought } from './seek.ts';

/** What a person does in a browser: finds things by their names, and uses mouse and keyboard. */
export interface Person {
  readonly tab: Tab;
  /** The middle of the first one that can be pressed, once it is there, at rest and not covered. */
  placeOf(sought: Sought): Promise<Point>;
  press(sought: Sought): Promise<void>;
  /** Replaces the text of a field, which is found by its label. */
  fill(field: string | Sought, text: string): Promise<void>;
  /** Chooses from a list, by the value of the choice. */
  choose(label: string, value: string): Promise<void>;
  /** Texts of all that are found now. */
  textsOf(sought: Sought): Promise<string[]>;
  /** Waits until it is shown. */
  sees(sought: Sought): Promise<void>;
  /** Waits until it is gone. */
  seesNo(sought: Sought): Promise<void>;
  /** Waits until the address matches. */
  arrivesAt(address: RegExp): Promise<void>;
}

const PATIENCE = { timeout: 60_000, intervals: [50, 100, 200, 400] };

export function personAt(tab: Tab): Person {
  const seeking = async <R, A>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R> => {
    await ensureSeek(tab);
    return tab.evaluate(run, argument);
  };
  const textsOf = (sought: Sought) => seeking(readTexts, sought);
  const placeOf = async (sought: Sought): Promise<Point> => {
    let place: Point | string = '';
    await expect(async () => {
      place = await seeking(findPlace, sought);
      expect(place, JSON.stringify(sought)).toBeInstanceOf(Object);
    }).toPass(PATIENCE);
    return place as unknown as Point;
  };
  const press = async (sought: Sought) => tab.perform(clickAt(await placeOf(sought)));
  const count = (sought: Sought) => async () => (await textsOf(sought)).length;

  return {
    tab,
    placeOf,
    press,
    async fill(field, text) {
      const sought = typeof field === 'string' ? { role: 'textbox', name: field } : field;
      await press(sought);
      await seeking(selectText, sought);
      await tab.perform(typed(text));
    },
    choose: (label, value) => seeking(chooseValue, { label, value }),
    textsOf,
    sees: (sought) =>
      expect.poll(count(sought), { ...PATIENCE, message: JSON.stringify(sought) }).toBeGreaterThan(0),
    seesNo: (sought) => expect.poll(count(sought), { ...PATIENCE, message: JSON.stringify(sought) }).toBe(0),
    arrivesAt: (address) =>
      expect.poll(() => tab.evaluate(() => location.href), { ...PATIENCE }).toMatch(address),
  };
}

// The rest runs in the page.

function readTexts(sought: Sought): string[] {
  return (
    globalThis.seek?.(sought).map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()) ??
    []
  );
}

async function findPlace(sought: Sought): Promise<Point | string> {
  const element = globalThis.seek?.(sought)[0];
  if (!element) return 'it is not there';
  if (element.matches(':disabled, [aria-disabled=true]')) return 'it is disabled';
  const box = () => element.getBoundingClientRect();
  const isInside = ({ left, top, right, bottom }: DOMRect) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!isInside(box())) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = box();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { x, y, width, height } = box();
  if (x !== before.x || y !== before.y) return 'it moves';
  const place = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(place.x, place.y);
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const isFree = [element, ...labels].some((part) => part.contains(top)) || top?.contains(element);
  return isFree ? place : `it is covered by ${top?.tagName} ${top?.className}`;
}

function selectText(sought: Sought): void {
  (globalThis.seek?.(sought)[0] as HTMLInputElement).select();
}

function chooseValue({ label, value }: { label: string; value: string }): void {
  const list = globalThis.seek?.({ role: 'combobox', part: label })[0] as HTMLSelectElement;
  list.focus();
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
