import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { richTextPanels } from '../rich-text/rich-text-panels.ts';
import { showFields, t } from '../testing/show-field.tsx';
import type { UploadTransport } from '../files/upload-transport.ts';

afterEach(cleanup);
const transport = (uploader: UploadTransport['uploader']): UploadTransport => ({
  uploader,
  cdn: '/media/w',
  notify: () => {},
  getFile: async () => ({ url: '/get' }),
  deleteFile: async () => ({ deleted: true }),
  signedUrl: async ({ filePath }) => ({ url: `${/-([a-z]+\.\w+)$/.exec(filePath)?.[1]}?sig=1` }),
  put: async () => {},
});
const definition: FieldDefinition = { type: 'file', key: 'map', title: 'Map' };
const show = (
  stored: unknown,
  uploader: UploadTransport['uploader'] = 'owner',
  field: FieldDefinition = definition,
) => showFields([field], { stored: { map: stored }, services: { upload: transport(uploader) } });
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Map'), {
    target: { files: names.map((name) => new File(['x'], name)) },
  });

describe('a field of files', () => {
  it('UPL-26 shows the files of a pipe-separated text, and those of a list by their names', () => {
    const listed = [
      { path: 'u1', name: 'a' },
      { path: 'u2', name: 'b' },
    ];
    for (const [stored, names] of [
      ['|u1|u2', ['u1', 'u2']],
      [listed, ['a', 'b']],
    ]) {
      show(stored);
      expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(names);
      cleanup();
    }
  });

  it('shows a stored file by the name with which it was uploaded, also in the question about removing it', () => {
    const path = '/media/w/assets/1700000000000-abcdefghi1-jaarverslag-2026.pdf';
    for (const stored of [path, [{ path }]]) {
      show(stored);
      expect(screen.getByRole('listitem').textContent).toBe('jaarverslag-2026.pdf');
      fireEvent.click(
        screen.getByRole('button', { name: t('formfield_file_remove', { name: 'jaarverslag-2026.pdf' }) }),
      );
      expect(screen.getByRole('alertdialog').textContent).toContain('jaarverslag-2026.pdf');
      expect(screen.getByRole('alertdialog').textContent).not.toContain('1700000000000');
      cleanup();
    }
  });

  it('UPL-02 of a visitor is set once, when all uploads are complete', async () => {
    const { changes } = show('x.pdf', 'visitor');
    choose('a.pdf', 'b.pdf');
    await waitFor(() => expect(changes).toEqual([{ map: 'x.pdf|a.pdf|b.pdf' }]));
  });

  it('UPL-06 UPL-07 keeps path, name and the caption its uploader types in a value that is a list', async () => {
    const { values } = show([]);
    choose('a.pdf', 'b.pdf');
    const [a, b] = ['a.pdf', 'b.pdf'].map((name) => ({ path: name, name, custom: '' }));
    await waitFor(() => expect(values()).toEqual({ map: [a, b] }));
    const caption = screen.getByLabelText(t('files_caption', { name: 'a.pdf' }));
    fireEvent.change(caption, { target: { value: 'De eerste schets' } });
    fireEvent.click(screen.getByRole('button', { name: t('formfield_file_down', { name: 'a.pdf' }) }));
    expect(values()).toEqual({ map: [b, { ...a, custom: 'De eerste schets' }] });
    cleanup();
    show('a.pdf');
    expect(screen.queryByLabelText(t('files_caption', { name: 'a.pdf' }))).toBeNull();
  });

  it.each([true, false])(
    'UPL-24 sends isPrivate %s of the field in each of its file calls',
    async (isPrivate) => {
      vi.spyOn(window, 'open').mockReturnValue(null);
      const calls: [name: string, isPrivate: boolean | undefined][] = [];
      const recorded: UploadTransport = {
        ...transport('owner'),
        signedUrl: async (request) => {
          calls.push(['signed-url', request.isPrivate]);
          return { url: 'a.pdf?sig=1' };
        },
        getFile: async (request) => {
          calls.push(['get', request.isPrivate]);
          return { url: '/get' };
        },
        deleteFile: async (request) => {
          calls.push(['delete', request.isPrivate]);
          return { deleted: true };
        },
      };
      const { values } = showFields([{ ...definition, settings: { isPrivate } }], {
        stored: { map: '' },
        services: { upload: recorded },
      });
      choose('a.pdf');
      fireEvent.click(await screen.findByRole('button', { name: t('files_open', { name: 'a.pdf' }) }));
      fireEvent.click(screen.getByRole('button', { name: t('formfield_file_remove', { name: 'a.pdf' }) }));
      fireEvent.click(screen.getByRole('button', { name: t('formfield_file_remove_everywhere') }));
      await waitFor(() => expect(values()).toEqual({ map: '' }));
      expect(calls).toEqual([
        ['signed-url', isPrivate],
        ['get', isPrivate],
        ['delete', isPrivate],
      ]);
    },
  );

  it('UPL-33 of a picture in text accepts one file, also without a stated maximum', async () => {
    const [picture] = richTextPanels.image.fields;
    if (picture?.type !== 'image') throw new Error('the first field of a picture in text is not its file');
    const field: FieldDefinition = { ...picture, key: 'map', title: 'Map', settings: {} };
    for (const one of [field, { ...field, settings: picture.settings }]) {
      const { values } = show('', 'owner', one);
      choose('a.webp', 'b.webp');
      await waitFor(() => expect(values()).toEqual({ map: 'a.webp' }));
      expect(screen.getByRole('alert').textContent).toBe(t('files_left_out_single'));
      expect(screen.queryByLabelText('Map')).toBeNull();
      cleanup();
    }
  });

  it('of an owner is set at each uploaded file', async () => {
    const { changes } = show('x.pdf');
    choose('a.pdf', 'b.pdf');
    await waitFor(() => expect(changes).toEqual([{ map: 'x.pdf|a.pdf' }, { map: 'x.pdf|a.pdf|b.pdf' }]));
  });

  it('keeps what was changed while a file was being uploaded', async () => {
    const { values } = show('x.pdf|y.pdf');
    choose('a.pdf');
    fireEvent.click(screen.getByRole('button', { name: t('formfield_file_up', { name: 'y.pdf' }) }));
    await waitFor(() => expect(values()).toEqual({ map: 'y.pdf|x.pdf|a.pdf' }));
  });

  it.each([
    [{ custom_width: 1200, custom_height: 300 }, 'Aanbevolen: 1200 bij 300 pixels.'],
    [{ custom_width: 1200 }, 'Aanbevolen: 1200 pixels breed.'],
    [{ custom_height: 300 }, 'Aanbevolen: 300 pixels hoog.'],
  ])('UPL-19 shows %j as the recommended size, also to who hears the page', (settings, expected) => {
    for (const type of ['file', 'image'] as const) {
      show('', 'owner', { ...definition, type, settings });
      const describedBy = screen.getByLabelText('Map').getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(describedBy)?.textContent, type).toBe(expected);
      cleanup();
    }
  });

  it('UPL-32 accepts a 20th file and no 21st', async () => {
    const nineteen = Array.from({ length: 19 }, (_, index) => `${index}.pdf`).join('|');
    const { values } = show(nineteen);
    choose('a.pdf', 'b.pdf');
    await waitFor(() => expect(values()).toEqual({ map: `${nineteen}|a.pdf` }));
    expect(screen.queryByLabelText('Map')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(t('files_left_out_one', { most: '20' }));
  });

  it('shows at the file why it is refused, and does not change the value', () => {
    const { changes } = show('x.pdf');
    choose('a.exe');
    expect(screen.getByRole('alert').textContent).toMatch(/^Dit soort bestand/);
    expect(screen.queryByRole('button', { name: /Opnieuw/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: t('files_dismiss', { name: 'a.exe' }) }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(changes).toEqual([]);
  });
});

describe('a field with samples', () => {
  const sample = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
  const picture: FieldDefinition = { ...definition, settings: { maxFiles: 1 } };

  it('takes a file while it has only samples, which the file replaces', async () => {
    const { values } = show(`${sample}|${sample}`, 'owner', picture);
    const names = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(names).toEqual(['Voorbeeld 1', 'Voorbeeld 2']);
    expect(screen.queryByRole('button', { name: /openen$/ })).toBeNull();
    choose('a.pdf');
    await waitFor(() => expect(values()).toEqual({ map: 'a.pdf' }));
    expect(screen.queryByLabelText('Map')).toBeNull();
  });

  it('loses a sample without a question, because it is stored nowhere', () => {
    const { values } = show(`${sample}|u1`);
    const name = t('formfield_file_remove', { name: t('files_sample', { number: 1 }) });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(values()).toEqual({ map: 'u1' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
