import type { FastifyInstance } from 'fastify';
import type { ProgramContext } from '../program-context.ts';

/** Everything the storefront's address answers: the calls under /api, files, and the pages. */
export async function addStorefrontRoutes(
  _server: FastifyInstance,
  _context: ProgramContext,
): Promise<void> {}
