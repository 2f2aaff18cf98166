import { refusalOf } from '@etalage/api-contract/client';
import { putFile } from '../src/files/put-file.ts';
import { uploadFailure } from '../src/files/upload-transport.ts';
import { referable, sampleReferences } from '../src/testing/sample-references.ts';
import type { FieldServices } from '../src/form-parts/field-services.ts';

/** What an app would supply, without an app. */
export const sampleServices: FieldServices = {
  references: sampleReferences({
    menus: [referable('7', 'Hoofdmenu'), referable('8', 'Footermenu')],
    forms: [referable('3', 'Contact')],
    products: [
      referable('kast', 'Kast Duin', { detail: '€ 1.290,00', state: 'live' }),
      referable('tafel', 'Eettafel Duin met een blad van massief eiken en een onderstel van staal', {
        detail: 'Vanaf € 645,40',
        state: 'unpublished',
      }),
      referable('stoel', 'Stoel Sluis', { detail: '€ 249,00', state: 'draft' }),
      referable('lamp', 'Lamp Riet', { detail: '€ 89,00', state: 'live' }),
    ],
    templates: [referable('9', 'Actieblok', { state: 'draft' })],
  }),
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
