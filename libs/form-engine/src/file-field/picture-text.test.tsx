import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { showFields, t } from '../testing/show-field.tsx';

afterEach(cleanup);
const path = '/media/w/assets/1700000000000-abcdefghi1-stoel.jpg';
const field: FieldDefinition = {
  type: 'image',
  key: 'fotos',
  title: 'Foto’s',
  settings: { describes: true },
};
const show = (store: () => Promise<void>, definition = field) => {
  const pictureTexts = { of: async () => new Map([[path, 'Een stoel']]), store: vi.fn(store) };
  showFields([definition], { stored: { fotos: path }, services: { pictureTexts } });
  return pictureTexts.store;
};
const input = () =>
  screen.getByLabelText<HTMLInputElement>(t('formfield_picture_text', { name: 'stoel.jpg' }));

describe('the alternative text of a picture of a field', () => {
  it('is the one of the library, and is stored there when the field is left', async () => {
    const store = show(async () => undefined);
    expect(input().disabled).toBe(true);
    await waitFor(() => expect(input().value).toBe('Een stoel'));
    fireEvent.blur(input());
    expect(store).not.toHaveBeenCalled();
    fireEvent.change(input(), { target: { value: 'Een rode stoel ' } });
    fireEvent.blur(input());
    expect(await screen.findByText(t('formfield_picture_text_saved'))).toBeTruthy();
    expect(store.mock.calls).toEqual([[path, 'Een rode stoel ']]);
    fireEvent.blur(input());
    expect(store).toHaveBeenCalledTimes(1);
  });

  it('stays typed when it could not be stored, and Enter tries again', async () => {
    const store = show(async () => Promise.reject(new Error('offline')));
    await waitFor(() => expect(input().disabled).toBe(false));
    fireEvent.change(input(), { target: { value: 'Een rode stoel' } });
    fireEvent.blur(input());
    expect(await screen.findByText(t('formfield_picture_text_failed'))).toBeTruthy();
    expect(input().value).toBe('Een rode stoel');
    store.mockResolvedValue(undefined);
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(await screen.findByText(t('formfield_picture_text_saved'))).toBeTruthy();
  });

  it('is not asked at a field whose place has its own', () => {
    show(async () => undefined, { ...field, settings: {} });
    expect(screen.queryByLabelText(t('formfield_picture_text', { name: 'stoel.jpg' }))).toBeNull();
  });

  it('stays disabled while the stored text could not be loaded, and a retry shows it', async () => {
    const of = vi.fn(async () => Promise.reject<ReadonlyMap<string, string>>(new Error('offline')));
    showFields([field], { stored: { fotos: path }, services: { pictureTexts: { of, store: vi.fn() } } });
    expect(await screen.findByText(t('formfield_picture_text_unknown'))).toBeTruthy();
    expect(input().disabled).toBe(true);
    of.mockResolvedValue(new Map([[path, 'Een stoel']]));
    fireEvent.click(screen.getByRole('button', { name: t('formfield_retry') }));
    await waitFor(() => expect(input().disabled).toBe(false));
    expect(input().value).toBe('Een stoel');
    expect(screen.queryByText(t('formfield_picture_text_unknown'))).toBeNull();
    expect(of).toHaveBeenCalledTimes(2);
  });

  it('moves with its picture, also when it could not be stored', async () => {
    const other = path.replace('stoel', 'tafel');
    const pictureTexts = {
      of: async () => new Map([[path, 'Een stoel']]),
      store: async () => Promise.reject(new Error('offline')),
    };
    showFields([field], { stored: { fotos: `${path}|${other}` }, services: { pictureTexts } });
    await waitFor(() => expect(input().value).toBe('Een stoel'));
    fireEvent.change(input(), { target: { value: 'Een rode stoel' } });
    fireEvent.blur(input());
    await screen.findByText(t('formfield_picture_text_failed'));
    fireEvent.click(screen.getByRole('button', { name: t('formfield_file_down', { name: 'stoel.jpg' }) }));
    const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(names).toEqual(['', 'Een rode stoel']);
    expect(input().disabled).toBe(false);
  });
});
