import type { Plugin } from 'vite';

/**
 * In development the page is reloaded when a source it was rendered from changes: there is no client code that would do
 * it.
 */
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
