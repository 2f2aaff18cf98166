import type { FastifyInstance } from 'fastify';
import type { ProgramContext } from '../program-context.ts';

/** Everything the dashboard's address answers: the owner calls under /api, and the built dashboard. */
export async function addDashboardRoutes(_server: FastifyInstance, _context: ProgramContext): Promise<void> {}
