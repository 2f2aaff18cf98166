module.exports = {
  project: 'e2e',
  folder: '',
  floors: [['support'], ['browsers', 'dashboard', 'fields', 'storefront'], ['playwright.config.ts']],
};
