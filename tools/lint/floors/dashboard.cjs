module.exports = {
  project: 'apps/dashboard',
  floors: [
    ['theme', 'queries', 'designer-frame'],
    ['session'],
    // The parts of screens.
    ['lists', 'screen', 'field-services'],
    ['shell', 'designer'],
    ['routes'],
    ['main.tsx'],
  ],
};
