import {
  emptyOption,
  emptyProduct,
  type ProductOption,
  type Product,
  type Tile,
} from '@etalage/shop-domain/schema';

const none = { incl_tax: 0, excl_tax: 0 };

/** An option with everything off; pass what matters to the test. */
export function optionOf(option: Partial<ProductOption>): ProductOption {
  return {
    ...emptyOption,
    title: 'Optie',
    layout: 'text',
    ...option,
  };
}

/** A simple product of € 121,00; pass what matters to the test. */
export function productOf(product: Partial<Product> = {}): Product {
  return {
    ...emptyProduct,
    id: 'pr_kruk',
    title: 'Kruk',
    url: '/kruk',
    price: { incl_tax: 12_100, excl_tax: 10_000 },
    ...product,
  };
}

/** A made-to-measure table, with every kind of option. */
export const tableTop: Product = productOf({
  id: 'pr_blad',
  title: 'Tafelblad op maat',
  main_image: '|/img/1.svg|/img/2.svg',
  sub_images: '/img/3.svg|/img/4.svg|/img/5.svg|/img/6.svg|/img/7.svg',
  price: { incl_tax: 14_900, excl_tax: 12_314 },
  sale_price: { incl_tax: 12_900, excl_tax: 10_661 },
  before_price_text: 'vanaf',
  after_price_text: 'per blad',
  stock_management: true,
  enable_quote: true,
  enable_form: true,
  form_id: 'fo_vraag',
  intro_description: '<p>Massief eiken, gezaagd op jouw maat en in onze werkplaats geolied.</p>',
  short_description: '<p>Levertijd drie weken. Afhalen kan ook.</p>',
  description: '<p>Elk blad maken we uit hele lamellen van Europees eiken.</p><p>De rand kies je zelf.</p>',
  extra_description: '<h3>Onderhoud</h3><p>Eens per jaar oliën.</p>',
  extra_description_right: '<h3>Bezorgen</h3><p>Tot aan de deur, door heel Nederland.</p>',
  options: [
    optionOf({
      title: 'Breedte',
      layout: 'number',
      value: '120',
      label_after_field: 'cm',
      connection_id: 'breedte',
      options: [{ title: '', price: none }],
      help: 'Van 60 tot 240.',
      min: '60',
      max: '240',
      required: true,
    }),
    optionOf({
      title: 'Diepte',
      layout: 'number',
      value: '80',
      label_after_field: 'cm',
      connection_id: 'diepte',
      options: [{ title: '', price: none }],
    }),
    optionOf({
      title: 'Toeslag voor de maat',
      layout: 'calculation',
      show_calculations: true,
      calculation_options: [
        { type: 'multiply_relation_value', connection_id_from: 'breedte', value: '' },
        { type: 'multiply_relation_value', connection_id_from: 'diepte', value: '0.01' },
      ],
    }),
    optionOf({
      title: 'Afwerking',
      layout: 'select',
      connection_id: 'afwerking',
      value: '0',
      options: [
        { title: 'Naturel', price: none },
        { title: 'Donker gerookt', price: { incl_tax: 2_420, excl_tax: 2_000 } },
      ],
    }),
    optionOf({
      title: 'Afgeronde hoeken',
      layout: 'checkbox',
      connection_id: 'hoeken',
      options: [{ title: '', price: { incl_tax: 1_210, excl_tax: 1_000 } }],
    }),
    optionOf({
      title: 'Opmerking',
      layout: 'textarea',
      connection_id: 'opmerking',
      help: 'Bijvoorbeeld een uitsparing.',
    }),
  ],
});

/** A tile of a product in a grid. */
export function tileOf(tile: Partial<Tile> = {}): Tile {
  return {
    kind: 'product',
    title: 'Kruk',
    url: '/kruk',
    link: '',
    main_image: '/img/1.svg',
    second_image: '',
    price: { incl_tax: 12_100, excl_tax: 10_000 },
    sale_price: null,
    is_from_price: false,
    swatches: [],
    before_price_text: '',
    show_price_tax_included: true,
    hide_price: false,
    ...tile,
  };
}
