import type { SavedStep } from '@etalage/api-contract';
import type { Operation, Refusal } from '@etalage/site-model';
import type { SaveReply, SendSave } from './document-calls.ts';
import { saveProblemOf } from '../../saving/save-problem.ts';
import { inOneRequest } from './save-queue.ts';
import type { UnsentRecord } from './unsent-record.ts';

interface RestoreOptions {
  unsent: UnsentRecord;
  /** Revision of the open document, all of whose own steps are saved. */
  revision: number;
  send: SendSave;
  /** Applies steps that the server has just applied. */
  adopt: (steps: readonly SavedStep[], reply: SaveReply) => void;
  run: (operations: Operation[], label: string) => Refusal | undefined;
}

/**
 * Restores the steps that an ended tab left. Its travelling request is repeated with its own client and sequence, so that
 * it is applied once even if the server had already stored it; the waiting steps are applied as new steps. If the
 * document has changed elsewhere, all steps are sent with their old revision, so that the server stores them as a
 * version: `conflict`.
 */
export async function restoreUnsent(options: RestoreOptions): Promise<'restored' | 'conflict'> {
  const { unsent, revision, send, adopt, run } = options;
  const { client, travelling, waiting, sequence } = unsent.queue;
  if (travelling) {
    try {
      const reply = await send({ client, ...travelling, steps: [...travelling.steps] });
      if (reply.revision > revision) adopt(travelling.steps, reply);
    } catch (error) {
      if (saveProblemOf(error) !== 'conflict') throw error;
      await keepOnServer(options, [...travelling.steps, ...waiting], sequence + 1);
      return 'conflict';
    }
  }
  const [refused] = waiting.filter((step) => run(step.operations, step.label) !== undefined);
  if (!refused) return 'restored';
  await keepOnServer(options, [...waiting], sequence + 1);
  return 'conflict';
}

async function keepOnServer({ unsent, send }: RestoreOptions, steps: SavedStep[], sequence: number) {
  if (steps.length === 0) return;
  const { client, revision } = unsent.queue;
  const request = { client, sequence, base_revision: revision, steps: inOneRequest(steps) };
  await send(request).catch((error) => {
    if (saveProblemOf(error) !== 'conflict') throw error;
  });
}
