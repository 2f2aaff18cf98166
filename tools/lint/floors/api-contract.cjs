module.exports = {
  project: 'libs/api-contract',
  floors: [
    ['errors', 'visitor-paths.ts', 'dashboard-path.ts'],
    ['endpoint'],
    // The areas of endpoints; responses of the second row contain shapes of the first.
    [
      'auth',
      'choices',
      'cookie-consents',
      'files',
      'forms',
      'not-found',
      'pages',
      'products',
      'redirects',
      'search',
      'shoppingcart',
      'templates',
      'transactions',
    ],
    ['documents', 'orders', 'storefront', 'vies'],
    ['endpoints.ts'],
    ['visitor-calls.ts', 'consent-call.ts'],
    ['client.ts'],
    ['index.ts'],
  ],
};
