import type { SendSave } from './document-calls.ts';
import { saveProblemOf } from './save-problem.ts';
import { inOneRequest, unsentSteps, type SaveQueue } from './save-queue.ts';

/**
 * Hands the server everything a refused tab has, also what waited behind the refused request, so that it keeps all of it
 * as one version. Answers whether it does; throws when it could not be asked.
 */
export async function keepVersion(queue: SaveQueue, send: SendSave): Promise<boolean> {
  const steps = inOneRequest(unsentSteps(queue));
  if (queue.problem !== 'conflict' || steps.length === 0) return false;
  const { client, sequence, revision, travelling } = queue;
  const base_revision = travelling?.base_revision ?? revision;
  await send({ client, sequence: sequence + 1, base_revision, steps }).catch((error: unknown) => {
    if (saveProblemOf(error) !== 'conflict') throw error;
  });
  return true;
}
