module.exports = {
  project: 'apps/dashboard',
  floors: [
    ['theme', 'queries', 'designer-frame'],
    ['session'],
    // What screens are made of.
    ['lists', 'screen', 'field-services'],
    ['shell', 'designer'],
    ['routes'],
    ['main.tsx'],
  ],
};
