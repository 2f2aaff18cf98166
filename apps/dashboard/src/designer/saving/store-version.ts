import type { SendSave } from './document-calls.ts';
import { saveProblemOf } from '../../saving/save-problem.ts';
import { inOneRequest, unsentSteps, type SaveQueue } from './save-queue.ts';

/**
 * Sends the server all steps of a refused tab, also those that waited after the refused request, so that it stores all of
 * them as one version. Returns whether the server stores it; throws if the call fails for another reason.
 */
export async function storeVersion(queue: SaveQueue, send: SendSave): Promise<boolean> {
  const steps = inOneRequest(unsentSteps(queue));
  if (queue.problem !== 'conflict' || steps.length === 0) return false;
  const { client, sequence, revision, travelling } = queue;
  const base_revision = travelling?.base_revision ?? revision;
  await send({ client, sequence: sequence + 1, base_revision, steps }).catch((error: unknown) => {
    if (saveProblemOf(error) !== 'conflict') throw error;
  });
  return true;
}
