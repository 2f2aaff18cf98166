module.exports = {
  project: 'libs/ui-kit',
  floors: [['fonts', 'text', 'theme'], ['button', 'dashboard', 'field', 'notice', 'toast'], ['index.ts']],
};
