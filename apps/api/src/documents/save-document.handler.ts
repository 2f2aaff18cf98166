import type { saveDocument } from '@etalage/api-contract';
import { documentPlace } from '@etalage/blocks/schema';
import { checkDocument } from '@etalage/site-model';
import type { InputOf } from '@etalage/api-contract';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import { sanitiseAhead, textsIn } from '../markup/sanitise-html.ts';
import { issueMessages } from '../calls/issue-messages.ts';
import type { Handler, Member } from '../calls/handler-context.ts';
import { type StepRefused, applySteps } from './apply-steps.ts';
import { keyOf } from './document-key.ts';
import { lockDraft, storeDraft } from './draft.repository.ts';
import { storeRefusedVersion } from './refused-version.repository.ts';
import { addSave, findSave } from './save-log.repository.ts';

/** Maximum length of a stored document in characters of JSON: it is sent in one reply. */
const MAX_DOCUMENT_CHARACTERS = 4 * 1024 * 1024;

/** Saves steps based on the draft's current revision (see the contract). Saves of one document run one at a time. */
export const saveDocumentHandler: Handler<typeof saveDocument> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  // Before the transaction, which locks the draft.
  await sanitiseAhead(textsIn(input.steps.map(({ operations }) => operations)));
  const outcome = await context.write((tx) => save(tx, context.websiteId, input, member));
  // Thrown after the transaction, so that the refused version is stored.
  if (outcome === 'conflict') throw new ApiError('conflict');
  return outcome;
};

async function save(
  tx: WebsiteTransaction,
  websiteId: string,
  input: InputOf<typeof saveDocument>,
  member: Member,
) {
  const key = keyOf(input);
  const { client, sequence, base_revision, steps } = input;
  const draft = await lockDraft(tx, websiteId, key);
  if (!draft) throw new ApiError('not_found');

  const earlier = await findSave(tx, websiteId, key, { client, sequence });
  if (earlier) {
    const isSame = earlier.steps.map(({ id }) => id).join() === steps.map(({ id }) => id).join();
    if (!isSame) throw new ApiError('idempotency_mismatch');
    return { revision: earlier.revision, corrections: earlier.corrections };
  }
  if (base_revision !== draft.revision) {
    const refused = { client, sequence, base_revision, steps, member: member.name };
    await storeRefusedVersion(tx, websiteId, key, draft, refused);
    return 'conflict' as const;
  }

  const applied = applySteps(draft.document, steps, documentPlace(key.kind, key.id));
  if ('refused' in applied) throw refusal(applied);
  if (checkDocument(applied.document).issues.length > 0)
    throw refusal({ refused: 'stale', step: 0, operation: 0 });
  const document = JSON.stringify(applied.document);
  if (document.length > MAX_DOCUMENT_CHARACTERS)
    throw new ApiError('payload_too_large', { general: [{ key: 'document_save_too_large' }] });

  const revision = draft.revision + 1;
  await storeDraft(tx, websiteId, key, { revision, document });
  const { corrections } = applied;
  await addSave(tx, websiteId, key, {
    revision,
    client,
    sequence,
    member: member.id,
    steps: applied.steps,
    corrections,
  });
  return { revision, corrections };
}

const REFUSAL_TEXTS: Partial<Record<StepRefused['refused'], string>> = {
  block_limit: 'document_save_block_limit',
  unknown_slot: 'document_save_unknown_slot',
  too_deep: 'document_save_too_deep',
  cycle: 'document_save_cycle',
  misplaced: 'document_save_misplaced',
};

function refusal({ refused, step, operation, issues }: StepRefused): ApiError {
  const field = `steps.${step}.operations.${operation}`;
  if (!issues)
    return new ApiError('validation_failed', {
      [field]: [{ key: REFUSAL_TEXTS[refused] ?? 'document_save_stale' }],
    });
  const lists = Object.entries(issues).map(([path, found]) => [`${field}.${path}`, found] as const);
  return new ApiError('validation_failed', issueMessages(Object.fromEntries(lists)));
}
