import type { Page } from '@playwright/test';

/** Records the calls to one path from now on. */
export function calls(page: Page, path: string): Record<string, unknown>[] {
  const made: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path)
      made.push(request.postDataJSON() as Record<string, unknown>);
  });
  return made;
}
