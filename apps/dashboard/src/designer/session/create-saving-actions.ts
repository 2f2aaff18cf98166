import { storeVersion } from '../saving/store-version.ts';
import { restoreUnsent } from '../saving/restore-unsent.ts';
import { saveProblemOf, type PublishOutcome } from '../../saving/save-problem.ts';
import type { SaveProblem } from '../../saving/save-problem.ts';
import type { SessionOptions, SessionParts } from './connect.ts';

/** Saving, publishing, and what happens to steps that could not be saved. */
export function createSavingActions(
  { store, outbox, editor, frame }: SessionParts,
  { opened, calls }: SessionOptions,
) {
  const { document_kind, document_id } = opened;

  /** Ends the editing of text in place; the document then contains what was typed. */
  async function leaveText(): Promise<void> {
    if (store.getState().text.active) await frame.commitText();
  }

  /** Saves immediately, with text that is being typed; editing of that text continues. */
  async function flush(): Promise<void> {
    if (store.getState().text.active) await frame.commitText(false);
    await outbox.flush();
  }

  /** Saves, and makes a call about the saved draft; returns the problem when saving or the call failed. */
  async function whenSaved<T>(call: (revision: number) => Promise<T>): Promise<T | SaveProblem> {
    await flush();
    const { problem, revision } = outbox.queue();
    if (problem) return problem;
    try {
      return await call(revision);
    } catch (error) {
      const refused = saveProblemOf(error);
      if (refused === 'conflict' || refused === 'signed_out') store.setState({ saving: refused });
      return refused;
    }
  }

  return {
    leaveText,
    flush,
    /**
     * Saves, and has the server check the references of the draft. Returns the number of references that would show
     * visitors nothing, with the findings in the state, or the problem when they could not be checked.
     */
    checkReferences: (): Promise<number | SaveProblem> =>
      whenSaved(async () => {
        const { findings, total, shared } = await calls.checkReferences({ document_kind, document_id });
        store.setState({ findings, shared });
        return total;
      }),
    /** Saves and publishes; with any other result than `published` the live page is unchanged. */
    publish: (): Promise<PublishOutcome> =>
      whenSaved(async (revision) => {
        const reply = await calls.publish({ document_kind, document_id, revision });
        store.setState({ publishedRevision: reply.published_revision });
        return 'published' as const;
      }),
    ...unsentActions({ outbox, editor, flush }),
    /** Retries after signing in, or immediately when the network is back. */
    resume: outbox.resume,
    /** After a conflict: stores all work of this tab on the server as one version that can be restored. */
    async storeVersion(): Promise<void> {
      await leaveText();
      if (await storeVersion(outbox.queue(), outbox.send)) outbox.unsent.handOver();
    },
    /** Ends the session: sends the waiting steps; those that cannot be sent stay stored on this computer. */
    async close() {
      await flush();
      frame.close();
      outbox.unsent.release();
    },
  };
}

type UnsentParts = Pick<SessionParts, 'outbox' | 'editor'> & { flush: () => Promise<void> };

function unsentActions({ outbox, editor, flush }: UnsentParts) {
  const { unsent, send } = outbox;
  return {
    /** Restores the steps that an ended tab did not save (`unsent` of the state). */
    async restoreUnsent(): Promise<'restored' | 'conflict' | 'nothing'> {
      const record = unsent.orphan();
      if (!record) return 'nothing';
      await flush();
      const outcome = await restoreUnsent({
        unsent: record,
        revision: outbox.queue().revision,
        send,
        adopt: (steps, reply) => {
          outbox.moveTo(reply.revision);
          editor.adopt(steps, reply.corrections);
        },
        run: (operations, label) => editor.run(operations, { label }),
      });
      await unsent.discard(record);
      return outcome;
    },
    discardUnsent() {
      const record = unsent.orphan();
      if (record) void unsent.discard(record);
    },
  };
}
