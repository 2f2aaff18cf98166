import type { FieldDefinition, FieldOf } from '../definition/field-definition.ts';
import type { FieldType } from '../definition/field-types.ts';

interface FieldFixture<T extends FieldType> {
  definition: FieldOf<T>;
  /** A realistic stored value. */
  stored?: unknown;
}

const options = [
  { value: 'a', label: 'Appel' },
  { value: 'b', label: 'Banaan' },
  { value: 'c', label: 'Citroen' },
];
const name: FieldDefinition = { type: 'text', key: 'naam', title: 'Naam' };
const place: FieldDefinition = { type: 'text', key: 'plaats', title: 'Plaats' };

/** One realistic field of each type, for the catalogue and for tests of all types. */
export const fieldFixtures: { readonly [T in FieldType]: FieldFixture<T> } = {
  group: { definition: { type: 'group', title: 'Adres', settings: { fields: [name, place] } } },
  steps: {
    definition: {
      type: 'steps',
      title: 'Bestellen',
      settings: {
        steps: [
          { key: 'gegevens', title: 'Gegevens', description: 'Wie ben je?', fields: [name] },
          { key: 'adres', title: 'Adres', fields: [place] },
          { key: 'klaar', title: 'Klaar', fields: [{ type: 'description', title: 'Alles is ingevuld.' }] },
        ],
      },
    },
  },
  toggle: {
    definition: { type: 'toggle', key: 'schakel', title: 'Achtergrond', settings: { fields: [name] } },
    stored: '1',
  },
  tabs: {
    definition: {
      type: 'tabs',
      title: 'Onderdelen',
      settings: {
        tabs: [
          { title: 'Inhoud', fields: [name] },
          { title: 'Plaats', fields: [place] },
        ],
      },
    },
  },
  columns: {
    definition: { type: 'columns', columns: { links: { fields: [name] }, rechts: { fields: [place] } } },
  },
  title: { definition: { type: 'title', title: 'Logo' } },
  description: { definition: { type: 'description', title: 'Kies een logo van minstens 200 pixels breed.' } },
  content: { definition: { type: 'content', value: '<p>Lees eerst de <strong>uitleg</strong>.</p>' } },
  boolean: {
    definition: { type: 'boolean', key: 'aan', title: 'Vast bovenaan', help: 'Blijft staan bij scrollen.' },
    stored: '1',
  },
  button: { definition: { type: 'button', key: 'knop', title: 'Controleren' } },
  checkbox: { definition: { type: 'checkbox', key: 'fruit', title: 'Fruit', options }, stored: 'a,c' },
  code_editor: {
    definition: { type: 'code_editor', key: 'code', title: 'Eigen code', mode: 'css' },
    stored: '.kop {\n  color: red;\n}\n',
  },
  dashboard_color_palette: {
    definition: { type: 'dashboard_color_palette', key: 'kleur', title: 'Achtergrondkleur' },
    stored: 'primary-500',
  },
  color_selector: {
    definition: { type: 'color_selector', key: 'vrij', title: 'Randkleur' },
    stored: '31, 95, 79, 0.5',
  },
  flexible: {
    definition: {
      type: 'flexible',
      key: 'items',
      title: 'Veelgestelde vragen',
      layouts: [
        {
          layout: 'vraag',
          title: 'Vraag',
          dynamic_title: 'titel',
          fields: [
            { type: 'text', key: 'titel', title: 'Vraag' },
            { type: 'textarea', key: 'antwoord', title: 'Antwoord' },
          ],
        },
      ],
    },
    stored: [
      { layout: 'vraag', key: 'aaaaaaaaaaaaaaa1', attributes: { titel: 'Wat kost bezorgen?' } },
      { layout: 'vraag', key: 'aaaaaaaaaaaaaaa2', attributes: { titel: 'Kan ik ruilen?' } },
    ],
  },
  icons: { definition: { type: 'icons', key: 'icoon', title: 'Icoon' }, stored: 'home' },
  image: {
    definition: { type: 'image', key: 'beeld', title: 'Afbeelding', settings: { maxFiles: 3 } },
    stored: '/assets/kast.jpeg|/assets/tafel.jpeg',
  },
  file: { definition: { type: 'file', key: 'bestand', title: 'Brochure' }, stored: '/assets/brochure.pdf' },
  password: { definition: { type: 'password', key: 'geheim', title: 'Wachtwoord' } },
  radio: {
    definition: { type: 'radio', key: 'keuze', title: 'Keuze', options, vertical: true },
    stored: 'b',
  },
  importer_table: {
    definition: {
      type: 'importer_table',
      title: 'Voorbeeld',
      value: { headers: ['Titel', 'Prijs'], rows: [['Kast', '499,00']] },
    },
  },
  radio_buttons: {
    definition: { type: 'radio_buttons', key: 'uitlijnen', title: 'Uitlijnen', options },
    stored: 'a',
  },
  select_prefill: {
    definition: { type: 'select_prefill', key: 'voorbeeld', title: 'Voorbeeld', options },
    stored: 'a',
  },
  editor: {
    definition: { type: 'editor', key: 'blokken', title: 'Tekst' },
    stored: [{ id: 'p1', type: 'paragraph', data: { text: 'Welkom in onze winkel.' } }],
  },
  menu: { definition: { type: 'menu', key: 'menu', title: 'Hoofdmenu' }, stored: '7' },
  form: { definition: { type: 'form', key: 'formulier', title: 'Formulier' }, stored: '3' },
  partial: { definition: { type: 'partial', key: 'sjabloon', title: 'Sjabloon' }, stored: '' },
  select: { definition: { type: 'select', key: 'land', title: 'Land', options }, stored: 'c' },
  submit_link: { definition: { type: 'submit_link', key: 'verstuur', title: 'Opslaan' } },
  text: {
    definition: { type: 'text', key: 'tekst', title: 'Titel', help: 'Staat boven de pagina.' },
    stored: 'Welkom',
  },
  hidden: { definition: { type: 'hidden', key: 'verborgen', value: 'x' } },
  textarea: { definition: { type: 'textarea', key: 'regels', title: 'Tekst' }, stored: 'Eerste\nTweede' },
  text_editor: {
    definition: { type: 'text_editor', key: 'opmaak', title: 'Opgemaakte tekst' },
    stored: '<p>Wij maken <strong>meubels</strong>.</p>',
  },
  category_connections: {
    definition: {
      type: 'category_connections',
      key: 'categorieen',
      title: 'Categorieën',
      options: [
        { id: '1', label: 'Wonen', level: 0 },
        { id: '2', label: 'Tafels', level: 1 },
        { id: '3', label: 'Eettafels', level: 2 },
      ],
    },
    stored: ['2'],
  },
  url: {
    definition: {
      type: 'url',
      value: '/help',
      url_pre_html: 'Zie ',
      url_label: 'de uitleg',
      url_post_html: '.',
    },
  },
  html: { definition: { type: 'html', value: '<p>Ruwe <em>HTML</em></p>' } },
  dashboard_nuxt_link: {
    definition: {
      type: 'dashboard_nuxt_link',
      url_pre_html: 'Beheer je ',
      url_label: "menu's",
      url_post_html: '.',
      settings: { route: '/menus' },
    },
  },
  dashboard_accordion: {
    definition: {
      type: 'dashboard_accordion',
      innerItems: [
        { title: 'Bezorgen', active: true, innerFields: [name] },
        { title: 'Betalen', innerFields: [place] },
      ],
    },
  },
  multiselect: {
    definition: { type: 'multiselect', key: 'labels', title: 'Labels', options },
    stored: ['a', 'b'],
  },
  otp_code: { definition: { type: 'otp_code', key: 'eenmalig', title: 'Code' }, stored: '123' },
  date_picker: { definition: { type: 'date_picker', key: 'datum', title: 'Datum' }, stored: '2030-05-06' },
  reference: {
    definition: { type: 'reference', key: 'product', title: 'Product', settings: { refersTo: 'products' } },
    stored: 'kast',
  },
};
