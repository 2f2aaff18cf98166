import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { ViesAnswer, ViesQuestion } from '../ports/vies/vies-port.ts';

/** A stored result of a VIES check, with the id of its proof. */
export interface KnownCheck {
  readonly id: string;
  readonly status: 'valid' | 'invalid' | 'unavailable';
  readonly checked_at: Date;
}

/** The newest `valid` result of this number for this seller since a moment. Other results are never reused. */
export async function findValidCheck(
  tx: WebsiteTransaction,
  websiteId: string,
  question: ViesQuestion,
  since: Date,
): Promise<KnownCheck | undefined> {
  return tx
    .selectFrom('vies_checks')
    .select(['id', 'status', 'checked_at'])
    .where('website_id', '=', websiteId)
    .where('member_state', '=', question.memberState)
    .where('vat_number', '=', question.number)
    .where('requester', '=', requesterOf(question))
    .where('status', '=', 'valid')
    .where('checked_at', '>', since)
    .orderBy('checked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a check and its complete reply as proof. */
export async function insertCheck(
  tx: WebsiteTransaction,
  websiteId: string,
  question: ViesQuestion,
  answer: ViesAnswer,
  now: Date,
): Promise<KnownCheck> {
  const id = newId();
  await tx
    .insertInto('vies_checks')
    .values({
      website_id: websiteId,
      id,
      member_state: question.memberState,
      vat_number: question.number,
      requester: requesterOf(question),
      status: answer.status,
      error_code: answer.errorCode,
      consultation_number: answer.consultationNumber,
      reply: JSON.stringify(answer.reply ?? null),
      checked_at: now,
    })
    .execute();
  return { id, status: answer.status, checked_at: now };
}

function requesterOf({ requester }: ViesQuestion): string {
  return requester ? `${requester.memberState}${requester.number}` : '';
}
