import { afterEach, vi } from 'vitest';

// Test files share one page, so each one restores it; their order does not matter.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
