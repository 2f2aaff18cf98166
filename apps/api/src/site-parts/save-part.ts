import { isDeepStrictEqual } from 'node:util';
import { ApiError, type FieldMessages } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockPartDraft, type PartDraft, storePartDraft } from './part-draft.repository.ts';
import { keepVersion } from './part-version.repository.ts';
import type { PartPlace, SitePart } from './site-part.ts';

/** Saves of one member that follow each other within this time replace each other; older ones become a version. */
const SAME_SITTING_MS = 10 * 60_000;

export interface PartSave<Value> {
  readonly base_revision: number;
  readonly value: Value;
  readonly member: string;
  readonly now: Date;
}

/**
 * Saves a checked value as the next revision. Throws `not_found` for an unknown part and `conflict` when the draft has
 * changed since, `validation_failed` for a value that names what the website does not have; the same value on the revision before it is the same call again.
 */
export async function savePart<Value>(
  tx: WebsiteTransaction,
  place: PartPlace,
  part: SitePart<Value>,
  { base_revision, value, member, now }: PartSave<Value>,
): Promise<number> {
  refuseFields((await part.checkStored?.(tx, place, value)) ?? {});
  const draft = await lockPartDraft(tx, place, part);
  if (!draft) throw new ApiError('not_found');
  const isSame = isDeepStrictEqual(draft.value, value);
  const isRepeated = isSame && base_revision === draft.revision - 1 && draft.member === member;
  if (base_revision !== draft.revision && !isRepeated) throw new ApiError('conflict');
  if (isSame) return draft.revision;
  if (isWorthKeeping(draft, member, now)) await keepVersion(tx, place, part, draft, draft.revision === 0);
  return storePartDraft(tx, place, part, { value, member });
}

/** Whether a draft becomes a version when it is replaced. What was published is one already. */
function isWorthKeeping<Value>(draft: PartDraft<Value>, member: string, now: Date): boolean {
  if (draft.revision === 0) return true;
  if (draft.published_revision === draft.revision) return false;
  const age = now.getTime() - (draft.changed_at?.getTime() ?? 0);
  return draft.member !== member || age > SAME_SITTING_MS;
}

/** Throws `validation_failed` with what is wrong, at its fields within `value`. */
export function refuseWrongValue<Value>(part: SitePart<Value>, value: Value): void {
  refuseFields(part.check?.(value) ?? {});
}

function refuseFields(found: FieldMessages): void {
  const fields = Object.entries(found).map(([path, messages]) => [`value.${path}`, messages] as const);
  if (fields.length > 0) throw new ApiError('validation_failed', Object.fromEntries(fields));
}
