module.exports = {
  project: 'libs/api-contract',
  floors: [
    ['errors', 'visitor-paths.ts'],
    ['endpoint'],
    // The kinds of things that endpoints are about; the second row answers with shapes of the first.
    [
      'auth',
      'choices',
      'files',
      'forms',
      'not-found',
      'pages',
      'products',
      'search',
      'shoppingcart',
      'templates',
      'transactions',
    ],
    ['documents', 'orders', 'storefront', 'vies'],
    ['endpoints.ts'],
    ['visitor-calls.ts'],
    ['client.ts'],
    ['index.ts'],
  ],
};
