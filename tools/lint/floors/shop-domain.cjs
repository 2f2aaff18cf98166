module.exports = {
  project: 'libs/shop-domain',
  floors: [
    [
      'sheet-text.ts',
      'withdrawal-text.ts',
      'webshop-text.ts',
      'maker-text.ts',
      'peppol-text.ts',
      'retention-text.ts',
    ],
    ['rule-text.ts', 'page-paths.ts', 'max-cart-lines.ts', 'placed-order', 'wire', 'mail'],
    ['money', 'schema', 'retention'],
    [
      'product',
      'property',
      'product-mode',
      'unit-price',
      'delivery',
      'price-with-options',
      'prior-price',
      'customer',
      'vat',
      'payment-status',
      'shipment',
      'filter-url',
      'category-rule',
    ],
    ['cart', 'maker', 'owned-product', 'shipping', 'company', 'webshop', 'order-actions', 'order-list'],
    ['discount', 'sheet', 'refund', 'erasure', 'bookkeeping'],
    // What an offer costs is computed with the discounts of carts.
    ['quote', 'invoice'],
    // Terms are counted in the same days as those of invoices, and invoices are what the network delivers.
    ['withdrawal', 'peppol'],
    // Looks at what the shop does with all of these.
    ['legal-check'],
    ['product-facts.ts', 'product-sheets.ts', 'legal-facts.ts', 'privacy.ts', 'peppol.ts'],
    ['schema.ts', 'index.ts'],
  ],
};
