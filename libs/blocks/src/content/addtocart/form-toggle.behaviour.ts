import type { StartBehaviour } from '../../runtime/behaviour.ts';

/**
 * Scrolls the toggle of a product's form into view: what it hides is above it, and may be taller than a phone screen.
 */
export const start: StartBehaviour = (toggle) => {
  toggle.addEventListener('change', () => toggle.scrollIntoView({ block: 'nearest' }));
};
