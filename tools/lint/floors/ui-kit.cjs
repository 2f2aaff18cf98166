module.exports = {
  project: 'libs/ui-kit',
  floors: [
    ['fonts', 'text', 'theme'],
    ['button', 'dashboard', 'field', 'notice', 'segmented-control', 'toast'],
    ['index.ts'],
  ],
};
