import type { Plugin } from 'vite';

/** In development a page is reloaded when something it is drawn with changes: no client code of its own would notice. */
export function reloadPages(): Plugin {
  return {
    name: 'etalage:reload-pages',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        server.environments['client']?.hot.send({ type: 'full-reload' });
      }
    },
  };
}
