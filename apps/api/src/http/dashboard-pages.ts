import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Headers of every dashboard page: nothing foreign runs, nobody frames it, nothing is told to other sites. */
function pageHeaders(html: string): Record<string, string> {
  // Vite writes no inline script; should one appear, only its own hash lets it run.
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${["'self'", ...hashes].join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };
}

/**
 * Serves the built dashboard: its files, and its one page for every other address, which the app itself routes.
 * Without a build it says so, and how to make one.
 */
export async function dashboardPages(
  server: FastifyInstance,
  options: { buildFolder: string },
): Promise<void> {
  const { buildFolder } = options;
  const indexFile = join(buildFolder, 'index.html');
  if (!existsSync(indexFile)) {
    server.get('/*', (_request, reply) =>
      reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('Het dashboard is nog niet gebouwd: npx nx build @etalage/dashboard'),
    );
    return;
  }
  const html = readFileSync(indexFile, 'utf8');
  const headers = pageHeaders(html);
  await server.register(fastifyStatic, {
    root: join(buildFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    wildcard: true,
  });
  server.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').send(readFileSync(join(buildFolder, 'favicon.svg'))),
  );
  server.get('/*', (_request, reply) => reply.headers(headers).send(html));
}
