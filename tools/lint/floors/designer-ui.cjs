module.exports = {
  project: 'apps/dashboard',
  folder: 'src/designer/ui',
  floors: [
    ['screen', 'keys', 'problems', 'use-connections.ts', 'use-fresh-menus.ts'],
    ['blocks', 'bar'],
    ['drag', 'keyboard', 'text-tools'],
    ['layers', 'picker', 'inspector', 'saved-content'],
    ['canvas', 'publish', 'panels.css.ts'],
    ['panels.tsx'],
    ['designer-screen.tsx'],
    ['opened-designer.tsx'],
  ],
};
