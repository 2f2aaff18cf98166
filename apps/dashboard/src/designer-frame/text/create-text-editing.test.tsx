import { cleanup, fireEvent } from '@testing-library/react';
import { renderRegistry } from '@etalage/blocks/render';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCanvas, shownPage } from '../testing/open-canvas.tsx';

const paragraph = (id: string, text: string): BlockInstance => ({
  id,
  type: 'paragraph',
  version: 1,
  data: { text },
  slots: {},
});
const start: PageDocument = {
  version: 1,
  root: ['a', 'b'],
  blocks: { a: paragraph('a', '<h2>Openingstijden</h2>'), b: paragraph('b', '<p>Elke dag</p>') },
};

const insert = vi.fn();

beforeEach(() => {
  // jsdom has no editing commands.
  Object.assign(document, { execCommand: insert.mockReset() });
});
afterEach(cleanup);
vi.setConfig({ testTimeout: 30_000 });

async function open() {
  const opened = await openCanvas(start, renderRegistry);
  const { canvas, container, received, say } = opened;
  const doubleClick = (words: string) => {
    const element = [...container.querySelectorAll('h2, p')].find((one) => one.textContent === words);
    if (!element) throw new Error(`no element shows ${words}`);
    fireEvent.doubleClick(element);
  };
  return {
    ...opened,
    doubleClick,
    /** The text that is being edited. */
    edited: () => container.querySelector('[contenteditable="true"]'),
    /** Waits for the editor, which is loaded at its first use. */
    isOpen: () =>
      vi.waitFor(() => expect(container.querySelector('[contenteditable="true"]')).toBeTruthy(), {
        timeout: 20_000,
      }),
    sent: (type: string) => received.filter((message) => message.type === type),
    refresh: () => say({ type: 'context', payload: { page: { ...shownPage }, header: null, footer: null } }),
    press: (key: string, how: KeyboardEventInit = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...how }),
    canvas,
  };
}

describe('a text that is opened by a double click', () => {
  it('stays open when new data of the page arrives', async () => {
    const { doubleClick, edited, isOpen, sent, refresh, close } = await open();
    doubleClick('Openingstijden');
    await isOpen();
    const before = edited();
    await refresh();
    expect(sent('notice')).toEqual([]);
    expect(edited()).toBe(before);
    close();
  });

  it('gets the keys that were pressed before it was open, and none of them is a command', async () => {
    const { doubleClick, isOpen, press, sent, close } = await open();
    doubleClick('Openingstijden');
    for (const key of ['Delete', 'a', 'Shift', 'é', 'Backspace']) press(key);
    press('z', { ctrlKey: true });
    expect(insert).not.toHaveBeenCalled();
    await isOpen();
    expect(insert.mock.calls.map(([command, , value]) => [command, value])).toEqual([
      ['forwardDelete', undefined],
      ['insertText', 'a'],
      ['insertText', 'é'],
      ['delete', undefined],
    ]);
    expect(sent('chord')).toEqual([]);
    close();
  });

  it('is not opened after Escape, nor after a press elsewhere; keys are commands again', async () => {
    const { container, doubleClick, edited, press, sent, say, close } = await open();
    doubleClick('Openingstijden');
    press('a');
    press('Escape');
    doubleClick('Openingstijden');
    fireEvent.pointerDown(container.querySelector('p')!);
    await say();
    expect(edited()).toBeNull();
    expect(insert).not.toHaveBeenCalled();
    press('Delete');
    expect(sent('chord').map(({ payload }) => payload)).toEqual([{ chord: 'remove' }]);
    close();
  });

  it('leaves the keys of the browser alone while it is opened', async () => {
    const { doubleClick, press, close } = await open();
    doubleClick('Openingstijden');
    expect(press('r', { ctrlKey: true })).toBe(true);
    expect(press('F5')).toBe(true);
    expect(press('b', { ctrlKey: true })).toBe(false);
    close();
  });
});
