module.exports = {
  project: 'libs/designer-protocol',
  floors: [['messages'], ['channel'], ['document'], ['index.ts']],
};
