import { beforeEach, describe, expect, it } from 'vitest';
import { rememberInput } from './remember-input.ts';

const html =
  '<input id="name" value="a"><input id="box" type="checkbox">' +
  '<select id="wood"><option value="e" selected>Eiken</option><option value="n">Noten</option></select>';
let island: HTMLElement;
const field = <E extends HTMLElement>(id: string) => island.querySelector(`#${id}`) as E;

/** Re-renders the island, as React does when its HTML did not match, and records the events it receives. */
function rerendered(): string[] {
  island.innerHTML = html;
  const messages: string[] = [];
  for (const type of ['input', 'change', 'click']) {
    island.addEventListener(type, (event) => messages.push(`${type} ${(event.target as HTMLElement).id}`));
  }
  return messages;
}

beforeEach(() => {
  document.body.innerHTML = `<div>${html}</div>`;
  island = document.body.firstElementChild as HTMLElement;
});

describe('rememberInput', () => {
  it('passes typed text to the new field as an input event', () => {
    field<HTMLInputElement>('name').value = 'abc';
    const restore = rememberInput(island);
    const messages = rerendered();
    restore();
    expect(field<HTMLInputElement>('name').value).toBe('abc');
    expect(messages).toContain('input name');
  });

  it('ticks and chooses again', () => {
    field<HTMLInputElement>('box').checked = true;
    field<HTMLSelectElement>('wood').value = 'n';
    const restore = rememberInput(island);
    const messages = rerendered();
    restore();
    expect(field<HTMLInputElement>('box').checked).toBe(true);
    expect(field<HTMLSelectElement>('wood').value).toBe('n');
    expect(messages).toEqual(expect.arrayContaining(['click box', 'change wood']));
  });

  it('does not touch fields that were not changed', () => {
    const restore = rememberInput(island);
    const messages = rerendered();
    restore();
    expect(messages).toEqual([]);
  });

  it('keeps what was typed between its two moments', () => {
    const name = field<HTMLInputElement>('name');
    name.value = 'ab';
    const restore = rememberInput(island);
    name.value = 'abc';
    restore();
    expect(name.value).toBe('abc');
  });

  it('keeps what was typed meanwhile in a field that is emptied in response to another one', () => {
    const name = field<HTMLInputElement>('name');
    const box = field<HTMLInputElement>('box');
    island.prepend(box);
    box.checked = true;
    const restore = rememberInput(island);
    name.value = 'Peeters BV';
    box.addEventListener('click', () => (name.value = ''));
    restore();
    expect([box.checked, name.value]).toEqual([true, 'Peeters BV']);
  });

  it('keeps what was typed before in such a field', () => {
    const name = field<HTMLInputElement>('name');
    const box = field<HTMLInputElement>('box');
    // First the switch, then the field that it empties, as in the checkout.
    island.prepend(box);
    box.checked = true;
    name.value = 'Peeters BV';
    const restore = rememberInput(island);
    box.addEventListener('click', () => (name.value = ''));
    restore();
    expect(name.value).toBe('Peeters BV');
  });

  it('restores the cursor', () => {
    field('name').focus();
    const restore = rememberInput(island);
    rerendered();
    expect(document.activeElement).not.toBe(field('name'));
    restore();
    expect(document.activeElement).toBe(field('name'));
  });

  it('leaves the focus where the visitor moved it meanwhile', () => {
    field('name').focus();
    const restore = rememberInput(island);
    field('box').focus();
    restore();
    expect(document.activeElement).toBe(field('box'));
  });

  it('leaves the cursor after what was typed meanwhile', () => {
    const name = field<HTMLInputElement>('name');
    name.focus();
    name.value = 'ab';
    const restore = rememberInput(island);
    name.value = 'abcd';
    name.setSelectionRange(4, 4);
    restore();
    expect(name.selectionStart).toBe(4);
  });
});
