// Tools do not import each other, only what they share: the right Node, and the steps of a run.
module.exports = {
  project: 'tools',
  folder: '',
  floors: [
    ['node', 'guards', 'affected-tests', 'vitest.config.ts'],
    ['bundle-guard', 'check-docs', 'check-names', 'check-texts', 'floors', 'requirements', 'start', 'test'],
    ['bench', 'generators', 'fuzz'],
    ['demo'],
  ],
};
