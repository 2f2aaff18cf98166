module.exports = {
  project: 'libs/site-model',
  floors: [['form', 'page-document', 'picture', 'site'], ['theme'], ['schema.ts', 'index.ts']],
};
