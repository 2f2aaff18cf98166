import { putFile } from '../src/files/put-file.ts';
import { failureOf } from '../src/files/upload-transport.ts';
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
  createCategory: async (values) => ({ id: 'nieuw', label: String(values['titel']), level: 0 }),
  upload: {
    uploader: 'owner',
    cdn: '/media/proef',
    paths: { signedUrl: '/files/signed-url', deleteFile: '/files/delete', downloadFile: '/files/get' },
    call: async (path, request) => {
      const reply = await fetch(path, { method: 'POST', body: JSON.stringify(request) });
      const body = (await reply.json()) as { url?: string; code?: string; errors?: Record<string, string[]> };
      if (reply.ok) return body;
      throw failureOf(body);
    },
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
