module.exports = {
  project: 'apps/dashboard',
  folder: 'src/designer',
  floors: [['frame', 'saving', 'new-id.ts'], ['store'], ['session'], ['ui']],
};
