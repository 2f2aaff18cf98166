module.exports = {
  project: 'e2e',
  folder: '',
  floors: [['support'], ['dashboard', 'fields', 'storefront'], ['playwright.config.ts']],
};
