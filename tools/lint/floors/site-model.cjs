module.exports = {
  project: 'libs/site-model',
  floors: [
    ['names'],
    ['form', 'page-document', 'picture', 'redirects', 'site'],
    ['library'],
    ['theme'],
    ['mail'],
    ['schema.ts', 'mail.ts', 'index.ts'],
  ],
};
