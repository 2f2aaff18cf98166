import type { ProductOptionWire, ProductWire, TileWire } from '@etalage/shop-domain/schema';

const none = { incl_tax: 0, excl_tax: 0 };

/** An option with everything off; pass what matters to the test. */
export function optionOf(option: Partial<ProductOptionWire>): ProductOptionWire {
  return {
    title: 'Optie',
    layout: 'text',
    value: '',
    show_label: '1',
    help: '',
    show_calculations: '0',
    label_after_field: '',
    exclude_from_total: '0',
    connection_id: '',
    calculation_options: [],
    options: [],
    required: '0',
    min: '',
    max: '',
    max_length: 200,
    ...option,
  };
}

/** A simple product of € 121,00; pass what matters to the test. */
export function productOf(product: Partial<ProductWire> = {}): ProductWire {
  return {
    id: 'pr_kruk',
    title: 'Kruk',
    url: '/kruk',
    link: '',
    main_image: '',
    sub_images: '',
    price: { incl_tax: 121, excl_tax: 100 },
    sale_price: null,
    tax_rate: 2100,
    show_price_tax_included: '1',
    hide_price: '0',
    hide_quantity: '0',
    before_price_text: '',
    after_price_text: '',
    stock_management: '0',
    enable_checkout: '1',
    enable_quote: '0',
    enable_form: '0',
    form_id: '',
    enable_affiliate: '0',
    affiliate_link: '',
    exclude_base_price: '0',
    options: [],
    layout: 'default',
    intro_description: '',
    short_description: '',
    description: '',
    extra_description: '',
    extra_description_right: '',
    quantity_min: 1,
    quantity_max: 9999,
    quantity_step: 1,
    price_mode: 'gross',
    ...product,
  };
}

/** A made-to-measure table, with every kind of option. */
export const tableTop: ProductWire = productOf({
  id: 'pr_blad',
  title: 'Tafelblad op maat',
  main_image: '|/img/1.svg|/img/2.svg',
  sub_images: '/img/3.svg|/img/4.svg|/img/5.svg|/img/6.svg|/img/7.svg',
  price: { incl_tax: 149, excl_tax: 123.14 },
  sale_price: { incl_tax: 129, excl_tax: 106.61 },
  before_price_text: 'vanaf',
  after_price_text: 'per blad',
  stock_management: '1',
  enable_quote: '1',
  enable_form: '1',
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
      required: '1',
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
      show_calculations: '1',
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
        { title: 'Donker gerookt', price: { incl_tax: 24.2, excl_tax: 20 } },
      ],
    }),
    optionOf({
      title: 'Afgeronde hoeken',
      layout: 'checkbox',
      connection_id: 'hoeken',
      options: [{ title: '', price: { incl_tax: 12.1, excl_tax: 10 } }],
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
export function tileOf(tile: Partial<TileWire> = {}): TileWire {
  return {
    kind: 'product',
    title: 'Kruk',
    url: '/kruk',
    link: '',
    main_image: '/img/1.svg',
    second_image: '',
    price: { incl_tax: 121, excl_tax: 100 },
    sale_price: null,
    is_from_price: '0',
    swatches: [],
    before_price_text: '',
    show_price_tax_included: '1',
    hide_price: '0',
    ...tile,
  };
}
