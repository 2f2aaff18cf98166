import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../create-log.ts';
import { createEndpointServer } from '../calls/create-endpoint-server.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { createServer } from './create-server.ts';
import { dashboardPages } from './dashboard-pages.ts';
import { registerEndpoints } from './register-endpoints.ts';

const { app: db } = await createTestDatabase();
const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'etalage-headers-'));
for (const name of ['index.html', 'designer-frame.html']) writeFileSync(join(folder, name), '<p>app</p>');
const endpoints = createEndpointServer(db, {} as never, { handlers: {} });

/** The dashboard's server behind this number of trusted proxies. */
async function dashboard(proxies: number): Promise<FastifyInstance> {
  const server = createServer({ db, log }, 'dashboard', proxies);
  await registerEndpoints(server, endpoints, { audience: 'owner', proxies });
  await server.register(dashboardPages, { buildFolder: folder });
  afterAll(() => server.close());
  return server;
}
const direct = await dashboard(0);
const proxied = await dashboard(1);
afterAll(() => rmSync(folder, { recursive: true }));
const https = { 'x-forwarded-proto': 'https' };

it('a page of the dashboard has no opener of another site, and asks for no camera, microphone or place', async () => {
  const { headers } = await direct.inject('/bestellingen');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'x-content-type-options': 'nosniff',
  });
  const frame = await direct.inject('/designer-frame.html');
  expect(frame.headers['permissions-policy']).toBe(headers['permissions-policy']);
});

it('every call is nosniff, refused ones and unknown paths too', async () => {
  for (const url of ['/api/weg', '/api/services/webshop/v1/orders/list', '/healthz']) {
    const { headers } = await direct.inject({ method: url === '/healthz' ? 'GET' : 'POST', url });
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

it.each(['/bestellingen', '/api/weg', '/healthz'])(
  '%s is bound to https for a year once it was served so, as only a trusted proxy can say',
  async (url) => {
    const hstsOf = async (server: FastifyInstance, headers = {}) =>
      (await server.inject({ url, headers })).headers['strict-transport-security'];
    expect(await hstsOf(proxied, https)).toBe('max-age=31536000');
    expect(await hstsOf(proxied, { 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await hstsOf(proxied)).toBeUndefined();
    expect(await hstsOf(direct, https)).toBeUndefined();
  },
);
