import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehaviours } from './start-behaviours.ts';

const started = vi.hoisted(() => [] as string[]);
vi.mock('@etalage/blocks/behaviours', () => ({
  behaviours: {
    menu: () => Promise.resolve({ start: (element: HTMLElement) => started.push(`menu ${element.id}`) }),
    broken: () => Promise.reject(new Error('gone')),
  },
}));

beforeEach(() => {
  started.length = 0;
});
afterEach(() => void vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('startBehaviours', () => {
  it('starts the behaviours that an element declares, once', async () => {
    document.body.innerHTML = '<nav id="a" data-behaviour="menu"></nav>';
    startBehaviours(document);
    startBehaviours(document);
    await settled();
    expect(started).toEqual(['menu a']);
  });

  it('continues when one cannot be loaded or does not exist', async () => {
    document.body.innerHTML = '<nav id="a" data-behaviour="broken unknown menu"></nav>';
    startBehaviours(document);
    await settled();
    expect(started).toEqual(['menu a']);
  });

  it('waits for the event that an element names', async () => {
    document.body.innerHTML = '<form id="a" data-behaviour="menu" data-start="focusin"><input></form>';
    startBehaviours(document);
    await settled();
    expect(started).toEqual([]);
    document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settled();
    expect(started).toEqual(['menu a']);
  });

  it('does not start what is for another screen size', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    document.body.innerHTML = '<nav id="a" data-behaviour="menu" data-media="print"></nav>';
    startBehaviours(document);
    await settled();
    expect(started).toEqual([]);
  });
});
