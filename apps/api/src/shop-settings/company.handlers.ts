import type { getCompany, saveCompany } from '@etalage/api-contract';
import { checkCompany, type CompanyContent } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

const roles = ['owner'] as const;
const text = z.string().catch('');
/** `settings.company` as it is stored; what is missing or unreadable is empty, as for its other readers. */
const stored = z
  .object({
    name: text,
    street: text,
    postcode: text,
    city: text,
    // Without a country a shop counts as Dutch.
    country: z.string().min(1).catch('NL'),
    email: text,
    phone: text,
    kvk: text,
    vat_number: text,
    version: z.int().catch(0),
  })
  .strip();

/** The details of the seller. */
export const getCompanyHandler: Handler<typeof getCompany> = async (_, context) => {
  requireRole(context, roles);
  return context.read(async (tx) => ({ company: await readCompany(tx, context.websiteId) }));
};

/** Stores the details of the seller; a repeat of a save whose reply was lost gets that reply. */
export const saveCompanyHandler: Handler<typeof saveCompany> = async (input, context) => {
  const member = requireRole(context, roles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockName(tx, `company:${websiteId}`);
    const before = await readCompany(tx, websiteId);
    const keys = changedKeys(before, input.company);
    const isRepeated = before.version === input.version + 1 && keys.length === 0;
    if (before.version !== input.version && !isRepeated) throw new ApiError('conflict');
    if (keys.length === 0) return { company: before };
    refuseCompany(input.company);
    const company = { ...input.company, version: before.version + 1 };
    // Only this setting: concurrent changes of other settings are not overwritten.
    const settings = sql<string>`jsonb_set(settings, '{company}', ${JSON.stringify(company)}::jsonb)`;
    await tx.updateTable('websites').set({ settings }).where('id', '=', websiteId).execute();
    const partOf = (state: CompanyContent) => Object.fromEntries(keys.map((key) => [key, state[key]]));
    const changes = [{ subjectId: websiteId, before: partOf(before), after: partOf(company) }];
    await recordChange(tx, websiteId, member, { kind: 'company', action: 'saved', changes });
    return { company };
  });
};

async function readCompany(tx: WebsiteTransaction, websiteId: string) {
  const { settings } = await tx
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const found = settings['company'];
  return stored.parse(found !== null && typeof found === 'object' ? found : {});
}

function refuseCompany(content: CompanyContent): void {
  const found = Object.entries(checkCompany(content));
  const fields = found.map(([field, messages]) => [`company.${field}`, messages] as const);
  if (fields.length > 0) throw new ApiError('validation_failed', Object.fromEntries(fields));
}

function changedKeys(before: CompanyContent, after: CompanyContent) {
  return (Object.keys(after) as (keyof CompanyContent)[]).filter((key) => before[key] !== after[key]);
}
