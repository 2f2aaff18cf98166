import { describe, expect, it } from 'vitest';
import { isTextKey } from '../translate/translate.ts';
import { screenTexts, textScreenOf, textScreens } from './text-screens.ts';

describe('the screens of texts', () => {
  it.each([
    ['website_search_hits', 'search'],
    ['website_menu_open', 'frame'],
    ['website_not_found_text', 'missing'],
    ['webshop_panel_add', 'product'],
    ['webshop_cart_empty_global_text', 'cart'],
    ['webshop_checkout_busy', 'checkout'],
    ['country_NL', 'countries'],
    ['order_mail_greeting', 'mails'],
    ['cookie_accept', 'cookies'],
    ['form_sent', 'forms'],
    ['error_field_required', 'errors'],
    ['cookie_csv_date', undefined],
    ['website_unknown_text', undefined],
    ['designer_saved', undefined],
    ['dashboard_save', undefined],
    ['constructor', undefined],
  ])('%s is of %s', (key, screen) => {
    expect(textScreenOf(key)).toBe(screen);
  });

  it('every screen has texts, and no text is of two', () => {
    const all = textScreens.flatMap((screen) => screenTexts[screen]);
    for (const screen of textScreens) expect(screenTexts[screen].length, screen).toBeGreaterThan(3);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every(isTextKey)).toBe(true);
  });
});
