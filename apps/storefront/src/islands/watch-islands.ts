import { islands, type IslandComponent } from '@etalage/blocks/islands';
import { bufferEvents } from './buffer-events.ts';
import { rememberInput } from './remember-input.ts';

/**
 * First events that show that a visitor uses an island. Hover is not included: it would load code that nobody requested
 * for.
 */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input', 'change', 'submit'];

/**
 * Loads an island at the first event on it. Events that happen before React has hydrated it are buffered and replayed, so
 * that no click is lost and nothing typed disappears. When loading fails the island stays plain working HTML.
 */
export function watchIslands(root: Document): void {
  for (const sign of signs) root.addEventListener(sign, wake, { capture: true, passive: true });
}

function wake(event: Event): void {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null;
  const load = (islands as Record<string, () => Promise<IslandComponent>>)[element?.dataset['island'] ?? ''];
  if (!element || !load || element.dataset['state']) return;
  element.dataset['state'] = 'loading';
  const release = bufferEvents(element);
  Promise.all([import('./hydrate-island.tsx'), load()])
    .then(async ([{ hydrateIsland }, island]) => {
      const restore = rememberInput(element);
      await hydrateIsland(element, island);
      element.dataset['state'] = 'ready';
      restore();
    })
    .catch(() => {
      element.dataset['state'] = 'plain';
    })
    .finally(release);
}
