import { dutchDayOf } from '@etalage/texts/format';
import type { AppDatabase } from '../db/database.ts';
import { withWebsite } from '../db/with-website.ts';
import { type ChainCheck, checkWholeChain, findChainCheck } from './vat-chain.ts';
import { findLastProof } from './vat-proofs.repository.ts';

interface ChainDeps {
  readonly db: AppDatabase;
  readonly now: () => Date;
  readonly log: { readonly error: (about: object, text: string) => void };
}

/** Once a day, checks the whole chain of proofs of VAT numbers; the screen then only checks what came after it. */
export async function checkChainDaily({ db, now, log }: ChainDeps, websiteId: string): Promise<void> {
  const at = now();
  const broken = await withWebsite(db, websiteId, async (tx) => {
    const known = await findChainCheck(tx, websiteId);
    if (known && !isDue(known, at)) return null;
    if (!known && !(await findLastProof(tx, websiteId))) return null;
    return (await checkWholeChain(tx, websiteId, at)).broken;
  });
  if (broken) log.error({ websiteId, broken }, 'the chain of proofs of VAT numbers does not add up');
}

const isDue = ({ checked_at }: ChainCheck, at: Date): boolean => dutchDayOf(checked_at) < dutchDayOf(at);
