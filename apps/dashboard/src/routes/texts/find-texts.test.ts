import { describe, expect, it } from 'vitest';
import { changedPerScreen, findTexts, withWording } from './find-texts.ts';

const all = { screen: null, query: '', onlyChanged: false };
const CART = 'webshop_cart_empty_global_text';

describe('findTexts', () => {
  it('finds every word in the default, in the own wording or in the key, without accents and capitals', () => {
    expect(findTexts({ ...all, query: 'WINKELWAGEN leeg' }, {})).toContain(CART);
    expect(findTexts({ ...all, query: 'méndje' }, { [CART]: 'Je mandje is leeg' })).toEqual([]);
    expect(findTexts({ ...all, query: 'mándje' }, { [CART]: 'Je mandje is leeg' })).toEqual([CART]);
    expect(findTexts({ ...all, query: CART }, {})).toEqual([CART]);
  });

  it('keeps to a screen, and to what was changed', () => {
    const inCart = findTexts({ ...all, screen: 'cart' }, {});
    expect(inCart).toContain(CART);
    expect(inCart).not.toContain('website_search_hits');
    expect(findTexts({ ...all, onlyChanged: true }, { [CART]: 'x', website_menu_open: '' })).toEqual([CART]);
  });

  it('counts changed texts per screen', () => {
    const own = { [CART]: 'x', webshop_cart_remove: 'y', website_menu_open: '', dashboard_save: 'z' };
    expect([...changedPerScreen(own)]).toEqual([['cart', 2]]);
  });

  it('an empty wording, or the default itself, is none', () => {
    expect(withWording({}, CART, 'Leeg.')).toEqual({ [CART]: 'Leeg.' });
    expect(withWording({ [CART]: 'Leeg.' }, CART, '')).toEqual({});
    expect(withWording({ [CART]: 'Leeg.' }, CART, 'Je winkelwagen is leeg.')).toEqual({});
  });
});
