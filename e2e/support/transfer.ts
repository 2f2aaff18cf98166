import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of each kind of file that a page fetched, each counted as gzip level 9 of its content. */
export interface Transfer {
  script: number;
  stylesheet: number;
  font: number;
  files: string[];
}

/**
 * Records what a page loads from now on. All content is compressed in the same way, so that the size does not depend on
 * the encoding that the server chose.
 */
export function recordTransfer(page: Page): { total: () => Promise<Transfer> } {
  const pending: Promise<{ kind: string; bytes: number; url: string }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['script', 'stylesheet', 'font'].includes(kind)) return;
    pending.push(
      response
        .body()
        .then((body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length, url: response.url() })),
    );
  });
  return {
    total: async () => {
      const loaded = await Promise.all(pending);
      const sum = (kind: string) =>
        loaded.filter((file) => file.kind === kind).reduce((all, file) => all + file.bytes, 0);
      return {
        script: sum('script'),
        stylesheet: sum('stylesheet'),
        font: sum('font'),
        files: loaded.map((file) => `${file.bytes} ${file.url}`),
      };
    },
  };
}
