module.exports = {
  project: 'libs/site-model',
  floors: [
    ['names'],
    ['form', 'library', 'page-document', 'picture', 'redirects', 'site'],
    ['theme'],
    ['mail'],
    ['schema.ts', 'mail.ts', 'index.ts'],
  ],
};
