import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWorkspace } from './check-workspace.ts';

describe('the texts of the product', () => {
  const root = join(import.meta.dirname, '../..');

  it('TRN-04 every fixed text has a key in the table, and the named ones have the decided texts', () => {
    const { texts, findings } = checkWorkspace(root);
    expect(findings).toEqual([]);
    expect(texts).toBeGreaterThan(2000);
    const shop = readFileSync(join(root, 'libs/texts/src/nl/shop.ts'), 'utf8');
    for (const text of [
      `webshop_cart_empty_global_text: 'Je winkelwagen is leeg.'`,
      `webshop_thankyou_login_label: 'Bestelling bekijken'`,
      `webshop_single_quote_addtocart_added: 'Het product is toegevoegd aan je offerteaanvraag.'`,
      `webshop_single_checkout_addtocart_added: 'Het product is toegevoegd aan je winkelwagen.'`,
    ])
      expect(shop).toContain(text);
  });
});
