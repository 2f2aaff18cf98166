module.exports = {
  project: 'e2e',
  folder: 'browsers',
  floors: [
    ['driving'],
    ['walking'],
    ['browser-test.ts', 'start-product.ts'],
    ['journeys'],
    ['playwright.config.ts'],
  ],
};
