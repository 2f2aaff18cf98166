import type { ProgramContext, RunningPart } from '../program-context.ts';

/** Starts the jobs: mails, image variants, reconciliation, sweepers. Each job works for one website at a time. */
export async function startWorker(_context: ProgramContext): Promise<RunningPart> {
  return { stop: async () => {} };
}
