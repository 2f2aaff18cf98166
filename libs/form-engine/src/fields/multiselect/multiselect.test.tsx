import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../definition/field-definition.ts';
import { showFields, t } from '../../testing/show-field.tsx';
import type { MultiselectOptions } from './multiselect.schema.ts';

afterEach(cleanup);

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Keuze ${value}` }));
const field = (more: MultiselectOptions = {}): FieldDefinition => ({
  type: 'multiselect',
  key: 'veld',
  title: 'Labels',
  options,
  ...more,
});
const box = () => screen.getByRole('combobox', { name: 'Labels' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

describe('MultiselectWidget', () => {
  it('chooses by keyboard and removes the last tag with Backspace', () => {
    const { values } = showFields([field()]);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(values()).toEqual({ veld: ['a', 'b'] });
    fireEvent.keyDown(box(), { key: 'Backspace' });
    expect(values()).toEqual({ veld: ['a'] });
  });

  it('FLD-47 without options it shows that there are none', () => {
    showFields([field({ options: [] })]);
    const note = screen.getByText('Geen opties');
    expect(note.closest('[hidden]')).not.toBeNull();
    fireEvent.click(box());
    expect(note.closest('[hidden]')).toBeNull();
  });

  it('ignores case and accents in a search, and shows that nothing was found', () => {
    showFields([field({ options: [{ value: 'c', label: 'Categorieën' }] })]);
    type('categorieen');
    expect(screen.getByRole('option', { name: 'Categorieën' })).toBeTruthy();
    type('zzz');
    expect(screen.getByText('Niets gevonden')).toBeTruthy();
  });

  it('FLD-51 with several chosen it shows how many', () => {
    showFields([field()], { stored: { veld: ['a', 'b', 'c'] } });
    expect(screen.getByText('3 geselecteerd')).toBeTruthy();
    cleanup();
    showFields([field()], { stored: { veld: ['a', 'b'] } });
    expect(screen.getByText('2 geselecteerd')).toBeTruthy();
  });

  it('adds what is typed as a tag, under the id that addCustomTag answers', async () => {
    const addCustomTag = vi.fn(async () => ({ value: '12', label: 'Nieuw' }));
    const { values } = showFields([field({ taggable: true, addCustomTag })]);
    type('nieuw');
    expect(screen.getByText('Druk op Enter om toe te voegen')).toBeTruthy();
    fireEvent.keyDown(box(), { key: 'Enter' });
    await vi.waitFor(() => expect(values()).toEqual({ veld: ['12'] }));
    expect(addCustomTag.mock.calls).toEqual([['nieuw']]);
    expect(screen.getByRole('button', { name: t('formfield_tag_remove', { tag: 'Nieuw' }) })).toBeTruthy();
  });

  it('logs a tag that could not be added, once, and changes nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const addCustomTag = async () => Promise.reject(new Error('vol'));
    const { changes } = showFields([field({ taggable: true, addCustomTag })]);
    type('nieuw');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(changes).toEqual([]);
    expect((box() as HTMLInputElement).value).toBe('nieuw');
    log.mockRestore();
  });
});
