import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PERMISSIONS } from './permissions-policy.ts';
import { canvasPolicy, originOf } from './canvas-policy.ts';

const SHARED_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** Headers of every dashboard page: no scripts of others, no framing, and no referrer for other sites. */
function pageHeaders(html: string): Record<string, string> {
  return {
    ...SHARED_HEADERS,
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${ownScripts(html)}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
  };
}

/** Headers of the designer's canvas. */
function frameHeaders(policy: string): Record<string, string> {
  return {
    ...SHARED_HEADERS,
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'permissions-policy': PERMISSIONS,
  };
}

function ownScripts(html: string): string {
  // Vite generates no inline scripts; should it do so, their hashes allow them.
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return ["'self'", ...hashes].join(' ');
}

/**
 * Serves the built dashboard: its files, and its page for every other address, which the app itself routes. Without a
 * build it returns 503 with the command that builds it.
 * @param options.dashboardUrl The address that the owner of the server configured.
 */
export async function dashboardPages(
  server: FastifyInstance,
  options: { buildFolder: string; dashboardUrl?: string | undefined },
): Promise<void> {
  const { buildFolder, dashboardUrl } = options;
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
    // The canvas has an opaque origin, so it needs CORS for module scripts and fonts. These are not secret.
    setHeaders: (reply) => {
      reply.header('access-control-allow-origin', '*');
    },
  });
  const frameFile = join(buildFolder, 'designer-frame.html');
  if (existsSync(frameFile)) {
    const frame = readFileSync(frameFile, 'utf8');
    const scripts = ownScripts(frame);
    server.get('/designer-frame.html', (request, reply) => {
      const origins = [originOf(request), dashboardUrl].filter((origin) => origin !== undefined);
      return reply.headers(frameHeaders(canvasPolicy(scripts, [...new Set(origins)]))).send(frame);
    });
  }
  server.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').send(readFileSync(join(buildFolder, 'favicon.svg'))),
  );
  server.get('/*', (_request, reply) => reply.headers(headers).send(html));
}
