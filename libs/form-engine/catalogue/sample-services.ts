import type { FieldServices } from '../src/form/field-services.ts';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="#dcc9ad"/></svg>',
  );

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** What an app would supply, without an app. */
export const sampleServices: FieldServices = {
  menus: async () => [
    { value: '7', label: 'Hoofdmenu' },
    { value: '8', label: 'Footermenu' },
  ],
  forms: async () => [{ value: '3', label: 'Contact' }],
  partials: async () => [{ value: '9', label: 'Actieblok' }],
  createCategory: async (values) => ({ id: 'nieuw', label: String(values['titel']), level: 0 }),
  upload: {
    send: async (file) => {
      await wait(150);
      if (file.size === 0) throw new Error('an empty file');
      return `/assets/${file.name}?token=1`;
    },
    remove: async () => undefined,
    address: () => picture,
  },
  navigate: (route) => history.pushState({}, '', route),
};
