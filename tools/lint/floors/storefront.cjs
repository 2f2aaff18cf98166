module.exports = {
  project: 'apps/storefront',
  floors: [
    ['assets', 'session', 'islands'],
    ['services'],
    ['page', 'seo'],
    ['actions'],
    ['routes'],
    ['root.tsx', 'routes.ts', 'entry.server.tsx', 'entry.client.tsx'],
  ],
};
