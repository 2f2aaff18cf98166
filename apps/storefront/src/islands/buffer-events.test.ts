import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bufferEvents } from './buffer-events.ts';

let island: HTMLElement;
let events: string[];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div><form><input name="q"><button type="button" id="plus">+</button><button id="send">Stuur</button></form></div>';
  island = document.body.firstElementChild as HTMLElement;
  events = [];
  island.addEventListener('click', (event) => events.push(`click ${(event.target as HTMLElement).id}`));
  island.addEventListener('submit', (event) => {
    event.preventDefault();
    events.push('submit');
  });
});
afterEach(() => void vi.useRealTimers());

const press = (id: string) => (island.querySelector(`#${id}`) as HTMLElement).click();

describe('bufferEvents', () => {
  it('buffers presses and replays all of them, in order', () => {
    const release = bufferEvents(island);
    press('plus');
    press('plus');
    expect(events).toEqual([]);
    release();
    vi.runAllTimers();
    expect(events).toEqual(['click plus', 'click plus']);
  });

  it('buffers a submit by Enter and submits afterwards', () => {
    const release = bufferEvents(island);
    island.querySelector('form')?.requestSubmit();
    expect(events).toEqual([]);
    release();
    expect(events).toContain('submit');
  });

  it('presses the button that replaced a re-rendered one', () => {
    const release = bufferEvents(island);
    press('plus');
    island.innerHTML = island.innerHTML.replace('>+<', '>meer<');
    release();
    expect(events).toEqual(['click plus']);
  });

  it('does not interrupt ticking and typing', () => {
    island.innerHTML = '<input type="checkbox" id="box">';
    bufferEvents(island);
    press('box');
    expect((island.querySelector('#box') as HTMLInputElement).checked).toBe(true);
  });
});
