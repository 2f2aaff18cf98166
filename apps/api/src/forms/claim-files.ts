import { claimVisitorFiles } from '../files/visitor-files.ts';
import { knownVisitorHash } from '../files/visitor-hash.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { identifierOf, ownValue } from '@etalage/site-model';
import type { StoredForm } from './form.repository.ts';

interface Claim {
  readonly form: StoredForm;
  readonly submissionId: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Makes the uploaded files in the answers part of the submission.
 * Throws `validation_failed` at the question if a file is not an unsent file of this visitor for this form.
 */
export async function claimFiles(
  tx: WebsiteTransaction,
  { form, submissionId, values }: Claim,
  { websiteId, cookies }: HandlerContext,
): Promise<void> {
  const visitor = knownVisitorHash(cookies) ?? '';
  for (const item of form.items) {
    const identifier = identifierOf(item);
    const value = ownValue(values, identifier) ?? '';
    if (item.type !== 'file' || value === '') continue;
    const claim = { websiteId, formId: form.id, visitor, submissionId, paths: value.split('|') };
    if (!(await claimVisitorFiles(tx, claim)))
      throw new ApiError('validation_failed', { [identifier]: [{ key: 'files_unknown' }] });
  }
}
