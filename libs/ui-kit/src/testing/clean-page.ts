import { afterEach, vi } from 'vitest';

// Test files that share one page leave it as they found it, whatever their order.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
