import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FileLibrary, LibraryQuestion } from '../form-parts/file-library.ts';
import { showFields, t } from '../testing/show-field.tsx';

afterEach(cleanup);

const choice = (name: string) => ({ path: `/media/w/assets/${name}`, name, detail: '1 kB', picture: '' });

/** A library of three files on two pages, in which only "tafel" is found. */
function libraryOf(over: Partial<FileLibrary> = {}) {
  const asked: LibraryQuestion[] = [];
  const library: FileLibrary = {
    list: async (question) => {
      asked.push(question);
      if (question.query !== '')
        return { files: question.query === 'tafel' ? [choice('tafel.png')] : [], next: '' };
      return question.after === ''
        ? { files: [choice('stoel.png'), choice('tafel.png')], next: 'tafel' }
        : { files: [choice('bank.png')], next: '' };
    },
    folders: async () => ['Banken', 'Banken/Hout'],
    ...over,
  };
  return { library, asked };
}

const field = (more: object = {}): FieldDefinition => ({
  type: 'image',
  key: 'foto',
  title: 'Foto',
  ...more,
});
const show = (library: FileLibrary | undefined, definition = field(), stored: unknown = '') =>
  showFields([definition], { stored: { foto: stored }, services: library ? { library } : {} });
const openButton = () => screen.getByRole('button', { name: `${t('library_pick')} Foto` });
const press = async (name: RegExp) =>
  fireEvent.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));

describe('choosing from the library', () => {
  it('stores the address of one file with a single press, and asks for pictures in a field of pictures', async () => {
    const { library, asked } = libraryOf();
    const { values } = show(library);
    fireEvent.click(openButton());
    await press(/^tafel\.png/);
    expect(values()).toEqual({ foto: '/media/w/assets/tafel.png' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked[0]?.types.every((type) => type.startsWith('image/'))).toBe(true);
    // The field is full.
    expect(screen.queryByRole('button', { name: `${t('library_pick')} Foto` })).toBeNull();
  });

  it('adds several in the order in which they were pressed, and not more than fit', async () => {
    const { library } = libraryOf();
    const { values } = show(library, field({ settings: { maxFiles: 3 } }), '/media/w/assets/oud.png');
    fireEvent.click(openButton());
    await press(/^tafel\.png/);
    await press(/^Meer laden/);
    await press(/^bank\.png/);
    expect(screen.getByText(t('library_pick_full', { room: '2' }))).toBeDefined();
    await press(/^stoel\.png/);
    await press(/^Kiezen \(2\)/);
    expect(values()).toEqual({
      foto: '/media/w/assets/oud.png|/media/w/assets/tafel.png|/media/w/assets/bank.png',
    });
  });

  it('searches, filters by folder, and says when nothing fits', async () => {
    const { library, asked } = libraryOf();
    show(library);
    fireEvent.click(openButton());
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByRole('button', { name: /^stoel\.png/ });
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: ' tafel ' } });
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^stoel\.png/ })).toBeNull());
    fireEvent.change(await dialog.findByLabelText(t('library_pick_folder')), {
      target: { value: 'Banken/Hout' },
    });
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ query: 'tafel', folder: 'Banken/Hout', after: '' }),
    );
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'x' } });
    expect(await dialog.findByText(t('library_none_text'))).toBeDefined();
  });

  it('offers to try again when the files cannot be loaded', async () => {
    const list = vi.fn<FileLibrary['list']>().mockRejectedValueOnce(new Error('offline'));
    const { library } = libraryOf({ list });
    show(library);
    fireEvent.click(openButton());
    expect(await screen.findByText(t('library_pick_failed'))).toBeDefined();
    list.mockResolvedValue({ files: [choice('stoel.png')], next: '' });
    await press(new RegExp(t('formfield_retry')));
    await press(/^stoel\.png/);
  });

  it('is not offered for private files, nor without a library', () => {
    show(libraryOf().library, field({ settings: { isPrivate: true } }));
    expect(screen.queryByRole('button', { name: /Kies uit bestanden/ })).toBeNull();
    cleanup();
    show(undefined);
    expect(screen.queryByRole('button', { name: /Kies uit bestanden/ })).toBeNull();
  });
});
