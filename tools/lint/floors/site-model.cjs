module.exports = {
  project: 'libs/site-model',
  floors: [
    ['names'],
    ['form', 'page-document', 'picture', 'redirects', 'site'],
    ['theme'],
    ['schema.ts', 'index.ts'],
  ],
};
