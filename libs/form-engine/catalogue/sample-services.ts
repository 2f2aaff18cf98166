import { refusalOf } from '@etalage/api-contract/client';
import { putFile } from '../src/files/put-file.ts';
import { uploadFailure } from '../src/files/upload-transport.ts';
import type { FieldServices } from '../src/form-parts/field-services.ts';

/** What an app would supply, without an app. */
export const sampleServices: FieldServices = {
  references: {
    menus: async () => [
      { value: '7', label: 'Hoofdmenu' },
      { value: '8', label: 'Footermenu' },
    ],
    forms: async () => [{ value: '3', label: 'Contact' }],
    templates: async () => [{ value: '9', label: 'Actieblok' }],
    products: async () => [
      { value: 'kast', label: 'Kast Duin' },
      { value: 'tafel', label: 'Eettafel Duin' },
    ],
  },
  createCategory: async (values) => ({ id: 'nieuw', label: String(values['titel']), level: 0 }),
  upload: {
    uploader: 'owner',
    cdn: '/media/proef',
    signedUrl: (request, path = '/files/signed-url') => post(path, request),
    getFile: (request, path = '/files/get') => post(path, request),
    deleteFile: (request, path = '/files/delete') => post(path, request),
    put: putFile,
    notify: (text) => {
      const toast = document.createElement('p');
      toast.setAttribute('role', 'status');
      toast.textContent = text;
      document.body.append(toast);
    },
  },
  navigate: (route) => history.pushState({}, '', route),
};

async function post<Reply>(path: string, request: object): Promise<Reply> {
  const reply = await fetch(path, { method: 'POST', body: JSON.stringify(request) });
  const body: unknown = await reply.json();
  if (!reply.ok) throw uploadFailure(refusalOf(reply.status, body));
  return body as Reply;
}
