/** Texts of product, cart, checkout and order screens. */
export const shop = {
  webshop_cart_empty_global_text: 'Je winkelwagen is leeg.',
  webshop_cart_empty_shoppingcart_text: 'Geen producten in winkelwagen.',
  webshop_cart_empty_quote_text: 'Geen producten in winkelwagen.',
  webshop_thankyou_login_label: 'Bestelling bekijken',
  webshop_single_quote_addtocart_added: 'Het product is toegevoegd aan je offerteaanvraag.',
  webshop_single_checkout_addtocart_added: 'Het product is toegevoegd aan je winkelwagen.',
} as const;
