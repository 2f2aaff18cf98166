import { applyOperations, type Operation, type PageDocument } from '@etalage/site-model';
import type { BrowserContext } from '@playwright/test';

interface Saving {
  client: string;
  sequence: number;
  base_revision: number;
  steps: { operations: Operation[] }[];
}

interface Sent {
  saving: Saving;
  /** Undefined as long as nothing was answered. */
  reply?: { revision: number; corrections: Operation[] };
}

/** Everything tabs send to be saved, with what was answered; kept outside of them, so that it outlives a killed one. */
export async function recordSaves(context: BrowserContext) {
  const sent = new Map<string, Sent>();
  await context.route('**/documents/save', async (route) => {
    const saving = route.request().postDataJSON() as Saving;
    const key = `${saving.client}:${saving.sequence}`;
    const entry: Sent = sent.get(key) ?? { saving };
    sent.set(key, entry);
    try {
      const response = await route.fetch();
      if (response.ok()) entry.reply = (await response.json()) as NonNullable<Sent['reply']>;
      await route.fulfill({ response });
    } catch {
      // The tab or the server was killed meanwhile.
      await route.abort().catch(() => undefined);
    }
  });

  return {
    acknowledged: () => [...sent.values()].filter(({ reply }) => reply !== undefined).length,
    /**
     * The documents that may stand on the server: all that was acknowledged, and that with the one save whose answer
     * never came.
     */
    possible(start: PageDocument, startRevision: number): PageDocument[] {
      const later = [...sent.values()].filter(({ saving }) => saving.base_revision >= startRevision);
      const answered = later.flatMap((one) => (one.reply ? [{ ...one, reply: one.reply }] : []));
      answered.sort((one, other) => one.reply.revision - other.reply.revision);
      const certain = answered.reduce(
        (document, { saving, reply }) => applied(applied(document, stepsOf(saving)), reply.corrections),
        start,
      );
      const revision = answered.at(-1)?.reply.revision ?? startRevision;
      const open = later.find(({ saving, reply }) => !reply && saving.base_revision === revision);
      return open ? [certain, applied(certain, stepsOf(open.saving))] : [certain];
    },
  };
}

const stepsOf = ({ steps }: Saving) => steps.flatMap((step) => step.operations);

function applied(document: PageDocument, operations: Operation[]): PageDocument {
  const result = applyOperations(document, operations);
  if ('refused' in result) throw new Error(`what the server acknowledged does not fit: ${result.refused}`);
  return result.document;
}
