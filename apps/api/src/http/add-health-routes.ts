import type { FastifyInstance } from 'fastify';
import type { ProgramContext } from '../program-context.ts';

const DATABASE_PATIENCE = 2_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests, so the schema is up to date (the server listens only
 * after that), the database responds, and the process is not stopping.
 */
export function addHealthRoutes(server: FastifyInstance, { db }: Pick<ProgramContext, 'db'>): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
  });
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = !stopping && (await answers(db.pool.query('select 1')));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

async function answers(query: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_PATIENCE);
  });
  const answered = query.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
