import { emptyOption, emptyProduct, type Product } from '@etalage/shop-domain/schema';
import { describe, expect, it } from 'vitest';
import { siteFixture } from '../testing/site.fixture.ts';
import { productJsonLd } from './product-json-ld.ts';

const written = (product: Product, stock: Parameters<typeof productJsonLd>[1], url: string) =>
  productJsonLd(product, stock, { url, site: siteFixture });

describe('productJsonLd', () => {
  const product: Product = {
    ...emptyProduct,
    title: 'Tafel </script>',
    short_description: '<p>Van hout</p>',
    intro_description: '',
    main_image: '|/media/tafel.jpeg',
    price: { incl_tax: 12_100, excl_tax: 10_000 },
    sale_price: null,
    hide_price: false,
    tax_rate: 2100,
  };
  const there = { inStock: true, soldOut: [] };

  it('gives search engines price and stock, and cannot end its script', () => {
    const text = written(product, { inStock: false, soldOut: [] }, 'https://www.shop.nl/tafel');
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({
      name: 'Tafel </script>',
      description: 'Van hout',
      image: 'https://www.shop.nl/media/tafel.jpeg',
      offers: { price: '121.00', availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('says what is struck through beside a sale price, and nothing without one', () => {
    const address = 'https://www.shop.nl/tafel';
    const sale_price = { incl_tax: 9_680, excl_tax: 8_000 };
    expect(JSON.parse(written({ ...product, sale_price }, there, address))).toMatchObject({
      offers: {
        price: '96.80',
        priceSpecification: { price: '121.00', priceType: 'https://schema.org/StrikethroughPrice' },
      },
    });
    expect(written(product, there, address)).not.toContain('Strikethrough');
  });

  it('has the numbers and the brand that the owner filled in', () => {
    const numbers = { article_number: 'T-1', ean: '4006381333931', brand: 'Atelier Noord' };
    const address = 'https://www.shop.nl/tafel';
    expect(JSON.parse(written({ ...product, ...numbers }, there, address))).toMatchObject({
      sku: 'T-1',
      gtin: '4006381333931',
      brand: { '@type': 'Brand', name: 'Atelier Noord' },
    });
    expect(written(product, there, address)).not.toContain('sku');
  });

  it('names every variant with its own numbers, price and stock', () => {
    const options = [
      {
        ...emptyOption,
        title: 'Hout',
        layout: 'select' as const,
        connection_id: 'hout',
        options: ['Eiken', 'Noten'].map((title) => ({ title, price: { incl_tax: 0, excl_tax: 0 } })),
      },
    ];
    const variant = (id: string, title: string, cents: number) => ({
      id,
      choices: [title],
      difference: { incl_tax: cents, excl_tax: cents },
      images: '',
      article_number: `T-${id}`,
      ean: '',
    });
    const whole = {
      ...emptyProduct,
      ...product,
      options,
      variant_options: ['hout'],
      variants: [
        variant('eik', 'Eiken', 0),
        { ...variant('noot', 'Noten', -2_100), images: '/media/noot.jpeg' },
      ],
    };
    const facts = JSON.parse(
      written(whole, { inStock: true, soldOut: ['eik'] }, 'https://www.shop.nl/tafel'),
    );
    expect(facts).toMatchObject({
      '@type': 'ProductGroup',
      hasVariant: [
        {
          name: 'Tafel </script>, Eiken',
          sku: 'T-eik',
          image: 'https://www.shop.nl/media/tafel.jpeg',
          offers: { price: '121.00', availability: 'https://schema.org/OutOfStock' },
        },
        {
          sku: 'T-noot',
          image: 'https://www.shop.nl/media/noot.jpeg',
          offers: { price: '100.00', availability: 'https://schema.org/InStock' },
        },
      ],
    });
    expect(facts).not.toHaveProperty('offers');
  });

  it('describes up to 250 variants one by one, and of more the range of their prices', () => {
    const titles = Array.from({ length: 251 }, (_, at) => `Maat ${at}`);
    const list = {
      ...emptyOption,
      title: 'Maat',
      layout: 'select' as const,
      connection_id: 'maat',
      options: titles.map((title) => ({ title, price: { incl_tax: 0, excl_tax: 0 } })),
    };
    const variants = titles.map((title, at) => ({
      id: title,
      choices: [title],
      difference: { incl_tax: at * 100, excl_tax: at * 100 },
      images: '',
      article_number: '',
      ean: '',
    }));
    const whole = { ...emptyProduct, ...product, options: [list], variant_options: ['maat'], variants };
    const factsOf = (change: object) =>
      JSON.parse(written({ ...whole, ...change }, there, 'https://www.shop.nl/tafel')) as object;
    const many = factsOf({});
    expect(many).toMatchObject({
      '@type': 'Product',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '121.00',
        highPrice: '371.00',
        offerCount: 251,
        availability: 'https://schema.org/InStock',
      },
    });
    expect(many).not.toHaveProperty('hasVariant');
    expect(factsOf({ hide_price: true })).not.toHaveProperty('offers');
    const fewer = factsOf({ variants: variants.slice(1) }) as { hasVariant: object[] };
    expect(fewer.hasVariant).toHaveLength(250);
  });

  it('does not reveal a hidden price', () => {
    expect(written({ ...product, hide_price: true }, there, 'https://www.shop.nl/tafel')).not.toContain(
      '121',
    );
  });
});
