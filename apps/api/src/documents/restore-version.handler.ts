import type { restoreVersion, SavedStep } from '@etalage/api-contract';
import type { TextKey } from '@etalage/texts';
import { requireRole } from '../auth/require-role.ts';
import { newId } from '../db/new-id.ts';
import { ApiError } from '../calls/api-error.ts';
import { sanitiseAhead, textsIn } from '../markup/sanitise-html.ts';
import { issueMessages } from '../calls/issue-messages.ts';
import type { Handler } from '../calls/handler-context.ts';
import { applySteps } from './apply-steps.ts';
import { keyOf } from './document-key.ts';
import { lockDraft, storeDraft } from './draft.repository.ts';
import { replacingOperations } from './replacing-operations.ts';
import { addSave } from './save-log.repository.ts';
import { findVersion } from './version.repository.ts';

const STEP_LABEL: TextKey = 'document_step_restore';

/** Makes a version the draft by one step of this member, so that they can undo it. */
export const restoreVersionHandler: Handler<typeof restoreVersion> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const key = keyOf(input);
  return context.write(async (tx) => {
    const draft = await lockDraft(tx, websiteId, key);
    const version = draft && (await findVersion(tx, websiteId, key, input.version_id));
    if (!version) throw new ApiError('not_found');
    if (draft.revision !== input.base_revision) throw new ApiError('conflict');
    const operations = replacingOperations(draft.document, version);
    if (operations.length === 0) return { revision: draft.revision, document: draft.document };

    await sanitiseAhead(textsIn(version.blocks));
    // Applied as a redo, because a redo may insert blocks that a new step may not; stored as a step of kind 'do'.
    const step: SavedStep = { id: newId(), kind: 'redo', of: null, label: STEP_LABEL, operations };
    const applied = applySteps(draft.document, [step]);
    if ('refused' in applied) {
      const tooLong = applied.issues && Object.values(issueMessages(applied.issues)).flat();
      throw new ApiError('validation_failed', { version_id: tooLong ?? [{ key: 'document_save_stale' }] });
    }
    const { document, steps } = applied;
    const revision = draft.revision + 1;
    await storeDraft(tx, websiteId, key, { revision, document: JSON.stringify(document) });
    await addSave(tx, websiteId, key, {
      revision,
      client: `restore-${step.id}`,
      sequence: 1,
      member: member.id,
      corrections: [],
      steps: steps.map((one) => ({ ...one, kind: 'do' })),
    });
    return { revision, document };
  });
};
