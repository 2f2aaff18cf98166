import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { dashboardPages } from './dashboard-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'etalage-dashboard-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<p>app</p>');
writeFileSync(join(folder, 'designer-frame.html'), '<p>frame</p>');
writeFileSync(join(folder, 'assets/a.js'), 'export {}');
const server = Fastify();
await server.register(dashboardPages, { buildFolder: folder });
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('dashboardPages', () => {
  it('serves the canvas with an opaque origin, without network requests, framed by the dashboard only', async () => {
    const { headers, body } = await server.inject('/designer-frame.html');
    const policy = String(headers['content-security-policy']);
    expect(body).toBe('<p>frame</p>');
    expect(policy).toMatch(
      /^sandbox allow-scripts allow-forms; default-src 'none'; script-src 'self' http:\/\/localhost;/,
    );
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/allow-same-origin|connect-src|unsafe-eval/);
  });

  it('lets the canvas fetch the built files, and no other site frame a page', async () => {
    const file = await server.inject('/assets/a.js');
    expect(file.headers['access-control-allow-origin']).toBe('*');
    const page = await server.inject('/paginas/1');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
  });
});
