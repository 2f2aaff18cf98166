import type { FieldDefinition } from '../src/definition/field-definition.ts';
import type { LayoutDefinition } from '../src/definition/field-parts.ts';
import type { FlexibleConfig } from '../src/fields/flexible/flexible-config.ts';
import { ImportRefused } from '../src/fields/importer-table/import-refused.ts';
import type { ScenarioProps } from './scenario.tsx';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Keuze ${value}` }));
const text = (key: string): FieldDefinition => ({ type: 'text', key, title: `Veld ${key}` });
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const question: LayoutDefinition = {
  layout: 'vraag',
  title: 'Vraag',
  dynamic_title: 'titel',
  fields: [{ type: 'text', key: 'titel', title: 'Titel' }],
};
const items = ['Een', 'Twee', 'Drie'].map((titel, index) => ({
  layout: 'vraag',
  key: `aaaaaaaaaaaaaaa${index}`,
  attributes: { titel },
}));
const list = (key: string, config: FlexibleConfig): FieldDefinition => ({
  type: 'flexible',
  key,
  title: `Lijst ${key}`,
  layouts: [question],
  config: { ...config },
});
const steps = (location: 'top' | 'left' | 'hide'): ScenarioProps => ({
  title: 'Stappen',
  fields: [
    {
      type: 'steps',
      id: 'stappen',
      settings: {
        location,
        steps: [
          {
            key: 'een',
            title: 'Gegevens',
            fields: Array.from({ length: 30 }, (_, index) => text(`a${index}`)),
          },
          { key: 'twee', title: 'Adres', fields: [text('b')] },
          { key: 'drie', title: 'Klaar', fields: [] },
        ],
      },
    },
  ],
});
const count = (): unknown => {
  const shown = Number(document.body.dataset['calls'] ?? 0) + 1;
  document.body.dataset['calls'] = String(shown);
  return wait(500);
};

/** A server that knows one name already, and keeps all records or none. */
const importProducts = async ({ producten }: Readonly<Record<string, unknown>>) => {
  await wait(100);
  const records = producten as readonly { titel?: string }[];
  const known = records.flatMap(({ titel }, index) =>
    titel === 'Bestaat al' ? [{ index, message: 'Titel: deze bestaat al.' }] : [],
  );
  if (known.length > 0) throw new ImportRefused(known);
  document.body.dataset['imported'] = JSON.stringify(records);
};

/** A form whose server refuses it until the name is `Goed`. */
function answeredFields(showErrors: boolean): FieldDefinition[] {
  return [
    { type: 'boolean', key: 'actief', title: 'Actief' },
    { type: 'checkbox', key: 'akkoord', title: 'Akkoord' },
    { type: 'text', key: 'naam', title: 'Naam' },
    {
      type: 'submit_link',
      title: 'Versturen',
      settings: { showErrors },
      function: ({ naam }) =>
        Promise.resolve(
          naam === 'Goed'
            ? { message: 'Opgeslagen' }
            : { errors: { actief: ['A'], akkoord: ['B'], naam: ['C', 'D'] } },
        ),
    },
  ];
}

/** Forms for the browser tests of this library, by the name in the address. */
export const scenarios: Readonly<Record<string, ScenarioProps>> = {
  values: {
    title: 'Waarden',
    fields: [
      { type: 'text', key: 'tekst', title: 'Tekst', active_focused: true, tabindex: 3 },
      { type: 'textarea', key: 'regels', title: 'Regels' },
      { type: 'boolean', key: 'aan', title: 'Aan' },
      { type: 'radio', key: 'radio', title: 'Rondjes', options },
      { type: 'radio_buttons', key: 'knoppen', title: 'Knoppen', options: options.slice(0, 2) },
      { type: 'select', key: 'lijst', title: 'Keuzelijst', options },
      { type: 'code_editor', key: 'code', title: 'Code', mode: 'css' },
      { type: 'toggle', key: 'schakel', title: 'Schakelaar', settings: { fields: [text('binnen')] } },
      { type: 'editor', key: 'blokken', title: 'Blokken' },
    ],
  },
  actions: {
    title: 'Knoppen',
    fields: [
      { type: 'button', title: 'Doe het', function: () => void count() },
      { type: 'submit_link', title: 'Versturen', function: count },
      { type: 'dashboard_nuxt_link', url_label: 'Naar menu', settings: { route: '/menus' } },
    ],
  },
  messages: { title: 'Meldingen', fields: answeredFields(true) },
  'messages-at-fields': { title: 'Meldingen bij de velden', fields: answeredFields(false) },
  multiselect: {
    title: 'Labels',
    fields: [
      { type: 'multiselect', key: 'labels', title: 'Labels', options },
      {
        type: 'multiselect',
        key: 'eigen',
        title: 'Eigen labels',
        options,
        taggable: true,
        addCustomTag: (tag) => {
          document.body.dataset['tag'] = tag;
        },
      },
      {
        type: 'multiselect',
        key: 'vol',
        title: 'Volle labels',
        options,
        taggable: true,
        addCustomTag: async () => Promise.reject(new Error('full')),
      },
      {
        type: 'multiselect',
        key: 'traag',
        title: 'Trage labels',
        fetchOptions: async () => {
          await wait(1000);
          return options;
        },
      },
    ],
  },
  fetch: {
    title: 'Laden',
    fields: [
      {
        type: 'select',
        key: 'traag',
        title: 'Traag',
        fetch: async () => {
          await wait(1000);
          return options;
        },
      },
    ],
  },
  category: {
    title: 'Categorie',
    fields: [
      {
        type: 'category_connections',
        key: 'categorieen',
        title: 'Categorieën',
        options: [{ id: '1', label: 'Wonen', level: 0 }],
        form: [{ type: 'text', key: 'titel', title: 'Naam van de categorie' }],
        function: async (values) => ({ id: 'nieuw', label: String(values['titel']), level: 0 }),
      },
    ],
  },
  accordion: {
    title: 'Uitklappen',
    fields: [false, true].map((closeOnSelfClick) => ({
      type: 'dashboard_accordion',
      id: closeOnSelfClick ? 'meer' : 'een',
      closeOnSelfClick,
      innerItems: ['1', '2'].map((name) => ({ title: `Deel ${name}`, innerFields: [text(name)] })),
    })),
  },
  'steps-top': steps('top'),
  'steps-left': steps('left'),
  'steps-hide': steps('hide'),
  lists: {
    title: 'Lijsten',
    fields: [
      list('gewoon', {}),
      list('klikbaar', { should_row_clickable: true, open_new_item: true }),
      list('vast', { disable_drag: true }),
    ],
    stored: { gewoon: items, klikbaar: items, vast: items },
  },
  code: { title: 'Code', fields: [{ type: 'otp_code', key: 'code', title: 'Code' }] },
  dates: {
    title: 'Datums',
    fields: [
      { type: 'date_picker', key: 'dag', title: 'Dag' },
      { type: 'date_picker', key: 'moment', title: 'Moment', mode: 'datetime' },
    ],
    stored: { moment: '2030-05-07 12:00' },
  },
  icons: {
    title: 'Iconen',
    fields: [{ type: 'icons', key: 'icoon', title: 'Icoon', help: 'Staat voor de tekst.' }],
    stored: { icoon: 'home' },
  },
  'rich-text': {
    title: 'Opgemaakte tekst',
    fields: [
      { type: 'text_editor', key: 'tekst', title: 'Tekst' },
      { type: 'text_editor', key: 'vreemd', title: 'Vreemd' },
    ],
    stored: { vreemd: '<section><p>Blijft</p></section>' },
  },
  import: {
    title: 'Importeren',
    fields: [
      {
        type: 'importer_table',
        key: 'producten',
        title: 'Producten importeren',
        form: [
          { type: 'text', key: 'titel', title: 'Titel', settings: { required: true } },
          { type: 'text', key: 'prijs', title: 'Prijs', settings: { input: 'number', min: 0 } },
          { type: 'text', key: 'mail', title: 'E-mailadres', settings: { input: 'email' } },
        ],
        function: importProducts,
      },
    ],
  },
  files: {
    title: 'Bestanden',
    fields: [
      { type: 'image', key: 'beeld', title: 'Afbeelding' },
      { type: 'file', key: 'bestand', title: 'Brochure' },
    ],
  },
  'upload-rules': {
    title: 'Uploads',
    fields: [
      {
        type: 'image',
        key: 'doorzichtig',
        title: 'Doorzichtig',
        settings: { maxFiles: 3, maintainTransparency: true },
      },
      {
        type: 'image',
        key: 'klein',
        title: 'Klein',
        settings: { maxFiles: 3, maxWidth: 500, maxHeight: 500, backgroundColor: '255, 0, 0, 1' },
      },
      {
        type: 'file',
        key: 'map',
        title: 'Map',
        settings: { maxFiles: 3, setPath: 'assets/x/', isPrivate: true, signedUrl: '/files/eigen' },
      },
      { type: 'file', key: 'gevuld', title: 'Gevuld' },
    ],
    stored: { gevuld: '|/media/proef/assets/a.pdf|/media/proef/assets/b.pdf|https://x.test/c.pdf' },
  },
  captions: {
    title: 'Bijschriften',
    fields: [
      { type: 'image', key: 'fotos', title: 'Foto’s', settings: { maxFiles: 4 } },
      { type: 'file', key: 'stukken', title: 'Stukken' },
    ],
    stored: {
      fotos: [
        { path: '/media/proef/a.jpeg', name: 'woonkamer-met-bank-en-grote-lamp.jpeg', custom: 'De bank' },
        { path: '/media/proef/b.jpeg', name: 'b.jpeg', custom: '' },
      ],
      stukken: [{ path: '/media/proef/c.pdf', name: 'Voorwaarden 2026.pdf', custom: '' }],
    },
  },
};
