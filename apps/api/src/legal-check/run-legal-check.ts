import { legalFindings } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { HandlerContext } from '../calls/handler-context.ts';
import { limitConcurrency } from '../calls/limit-concurrency.ts';
import { countLiveDocuments } from '../cookie-consents/live-documents.repository.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { gatherLegalFacts } from './legal-facts.ts';
import { lockLegalCheck, type MadeCheck, storeLegalCheck } from './legal-check.repository.ts';
import { storedFindings } from './stored-findings.ts';

/** One check at a time, because it reads a whole website; who asks for one that is being made gets that one. */
const oneAtATime = limitConcurrency(1, 20);

/** Looks a website through and keeps what is found. */
export async function checkWebsite(context: HandlerContext): Promise<void> {
  const { websiteId } = context;
  const made = await oneAtATime(websiteId, () => context.read((tx) => makeCheck(tx, context)));
  await context.write(async (tx) => {
    await lockLegalCheck(tx, websiteId);
    await storeLegalCheck(tx, websiteId, made);
  });
}

async function makeCheck(tx: WebsiteTransaction, context: HandlerContext): Promise<MadeCheck> {
  const { facts, pages, templates } = await gatherLegalFacts(tx, context);
  const there = await countAll(tx, context.websiteId);
  const products = facts.products.length;
  return {
    checked_at: context.now(),
    findings: storedFindings(legalFindings(facts)),
    pages,
    products,
    skipped: Math.max(0, there.documents - pages - templates) + Math.max(0, there.products - products),
  };
}

/** How many documents and products there are to look at. */
async function countAll(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<{ documents: number; products: number }> {
  const { total, skipped } = await countLiveDocuments(tx, websiteId);
  const { rows } = await sql<{ products: number }>`
    select count(*)::int as products from products where website_id = ${websiteId} and status = 'published'`.execute(
    tx,
  );
  return { documents: total + skipped, products: rows[0]?.products ?? 0 };
}
