import { describe, expect, it } from 'vitest';
import { productFormPlace } from './product-form-place.ts';
import { productMode } from './product-mode.ts';
import { checkQuantity, normaliseQuantity } from './quantity.ts';

const off = {
  enable_checkout: false,
  enable_quote: false,
  enable_form: false,
  form_id: '',
  enable_affiliate: false,
  affiliate_link: '',
};
const modeOf = (changes: Partial<typeof off>) => productMode({ ...off, ...changes });

describe('productMode', () => {
  it('PROD-18 is quote when only the quote is on', () => {
    expect(modeOf({ enable_quote: true })).toMatchObject({ types: ['quote'], hasTypeToggle: false });
  });

  it('PROD-19 is checkout when only checkout is on', () => {
    expect(modeOf({ enable_checkout: true })).toMatchObject({ types: ['checkout'], hasTypeToggle: false });
  });

  it('PROD-20 toggles with both on, checkout first', () => {
    expect(modeOf({ enable_checkout: true, enable_quote: true })).toMatchObject({
      types: ['checkout', 'quote'],
      hasTypeToggle: true,
    });
  });

  it.each([
    [true, 'f1', true],
    [true, '', false],
    [true, '  ', false],
    [false, 'f1', false],
  ])('PROD-21 form on %j with id %j is offered: %j', (enable_form, form_id, hasForm) => {
    expect(modeOf({ enable_form, form_id }).hasForm).toBe(hasForm);
  });

  it('PROD-22 shows the form alone when it is the only way', () => {
    expect(modeOf({ enable_form: true, form_id: 'f1' })).toMatchObject({
      panel: 'form',
      types: [],
      hasTypeToggle: false,
      hasPanelToggle: false,
      isContactOnly: false,
    });
  });

  it('PROD-23 PROD-24 shows the cart first and one panel at a time', () => {
    expect(modeOf({ enable_checkout: true, enable_form: true, form_id: 'f1' })).toMatchObject({
      panel: 'cart',
      hasPanelToggle: true,
    });
    expect(modeOf({ enable_quote: true })).toMatchObject({ panel: 'cart', hasPanelToggle: false });
  });

  it('PROD-25 asks the visitor to get in touch when nothing is on', () => {
    expect(productMode(off)).toMatchObject({ panel: 'none', isContactOnly: true });
    expect(modeOf({ enable_affiliate: true })).toMatchObject({ isContactOnly: true });
  });

  it('PROD-26 offers the external button when it is on and has an address', () => {
    const affiliate_link = 'https://partner.nl/x';
    expect(modeOf({ enable_affiliate: true, affiliate_link })).toMatchObject({
      affiliateLink: affiliate_link,
      isContactOnly: false,
    });
    expect(modeOf({ affiliate_link })).toMatchObject({ affiliateLink: '' });
    expect(modeOf({ enable_affiliate: true, affiliate_link: ` ${affiliate_link} ` }).affiliateLink).toBe(
      affiliate_link,
    );
  });
});

it('the form of a product has a place of its own on the page', () => {
  expect(productFormPlace('p1')).toBe('product-form-p1');
});

describe('quantity', () => {
  const any = { quantity_min: 1, quantity_max: 9999, quantity_step: 1 };
  const boxes = { quantity_min: 6, quantity_max: 50, quantity_step: 6 };
  /** Steps count from the minimum: 5, 11, 17 and so on to 47. */
  const fromFive = { quantity_min: 5, quantity_max: 50, quantity_step: 6 };

  it.each([
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['abc', 1],
    ['7 stuks', 1],
    ['ca. 7', 1],
    ['+7', 7],
    ['1,5', 1],
    ['2.9', 2],
    ['2,95', 2],
    ['3.', 3],
    ['7', 7],
    [' 12 ', 12],
    ['999999', 9999],
    ['9'.repeat(400), 9999],
  ])('PROD-17 shows %j as %d on screen', (typed, quantity) => {
    expect(normaliseQuantity(typed, any)).toBe(quantity);
  });

  it.each([
    ['5', 6],
    ['6', 6],
    ['11', 6],
    ['12', 12],
    ['50', 48],
    ['400', 48],
  ])('PROD-17 shows %j as %d within a product with its own bounds', (typed, quantity) => {
    expect(normaliseQuantity(typed, boxes)).toBe(quantity);
    expect(checkQuantity(quantity, boxes)).toBeNull();
  });

  it.each([
    ['4', 5],
    ['5', 5],
    ['10', 5],
    ['11', 11],
    ['12', 11],
    ['46', 41],
    ['50', 47],
  ])('PROD-17 (partly: steps count from the minimum) shows %j as %d', (typed, quantity) => {
    expect(normaliseQuantity(typed, fromFive)).toBe(quantity);
    expect(checkQuantity(quantity, fromFive)).toBeNull();
    expect(checkQuantity(quantity + 1, fromFive)).toEqual(
      quantity === 47
        ? { key: 'webshop_quantity_out_of_bounds', values: { minimum: 5, maximum: 47 } }
        : { key: 'webshop_quantity_step', values: { minimum: 5, step: 6 } },
    );
  });

  it('PROD-17 a server refuses what is out of bounds and never clamps', () => {
    for (const bad of [0, -1, 1.5, 10_000, NaN, Infinity]) {
      expect(checkQuantity(bad, any)).toEqual({
        key: 'webshop_quantity_out_of_bounds',
        values: { minimum: 1, maximum: 9999 },
      });
    }
    expect([1, 9999].map((quantity) => checkQuantity(quantity, any))).toEqual([null, null]);
    expect(checkQuantity(49, boxes)).toEqual({
      key: 'webshop_quantity_out_of_bounds',
      values: { minimum: 6, maximum: 48 },
    });
    expect(checkQuantity(7, boxes)).toEqual({
      key: 'webshop_quantity_step',
      values: { minimum: 6, step: 6 },
    });
  });

  it('PROD-17 treats contradictory bounds as the widest', () => {
    const odd = { quantity_min: -5, quantity_max: 99_999, quantity_step: 0 };
    expect(normaliseQuantity('0', odd)).toBe(1);
    expect(checkQuantity(9999, odd)).toBeNull();
    expect(normaliseQuantity('3', { quantity_min: 5, quantity_max: 2, quantity_step: 1 })).toBe(5);
    expect(normaliseQuantity('3', { quantity_min: NaN, quantity_max: NaN, quantity_step: NaN })).toBe(3);
  });
});
