import type { StartBehaviour } from '../../runtime/behaviour.ts';

/** Keeps the toggle of a product's form in sight: what it hides stands above it, and may be longer than a telephone. */
export const start: StartBehaviour = (toggle) => {
  toggle.addEventListener('change', () => toggle.scrollIntoView({ block: 'nearest' }));
};
