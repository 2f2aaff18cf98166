import { expect, it } from 'vitest';
import { createEndpointServer } from '../calls/create-endpoint-server.ts';
import { createLog } from '../create-log.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { createServer } from './create-server.ts';
import { uploadRoutes } from './upload-routes.ts';

const database = await createTestDatabase();
const website = await database.createWebsite({ host: 'a.test' });
const lines: { level: number; msg: string; status?: number }[] = [];
const log = createLog('info', {
  write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
});

it('a refused upload is logged once, as a request, and not as a fault of the server', async () => {
  const server = createServer({ db: database.app, log }, 'storefront');
  await server.register(uploadRoutes, {
    endpoints: createEndpointServer(database.app, { files: { storage: { isServedFolder: true } } } as never, {
      handlers: {},
    }),
  });
  const reply = await server.inject({
    method: 'PUT',
    url: `/media/${website}/1-abcdefghij-foto.png?expires=1&signature=x`,
    payload: 'png',
    headers: { 'content-type': 'image/png' },
  });
  expect(reply.statusCode).toBe(422);
  expect(lines.map(({ level, msg, status }) => [level, msg, status])).toEqual([[30, 'request', 422]]);
  await server.close();
});
