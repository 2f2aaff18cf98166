module.exports = {
  project: 'apps/dashboard',
  floors: [
    ['theme', 'queries', 'designer-frame'],
    ['session', 'saving'],
    // The parts of screens.
    ['lists', 'screen', 'field-services', 'preview'],
    ['shell', 'designer', 'parts'],
    ['palette'],
    ['routes'],
    ['main.tsx'],
  ],
};
