// Tools stand side by side on what they share: the right Node, and the steps that a run is made of.
module.exports = {
  project: 'tools',
  folder: '',
  floors: [
    ['node', 'guards', 'vitest.config.ts'],
    ['bundle-guard', 'check-docs', 'check-names', 'check-texts', 'floors', 'requirements', 'start', 'test'],
    ['bench', 'generators'],
    ['demo'],
  ],
};
