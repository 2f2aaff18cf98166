import type { exportRegister, getRegister, OutputOf, saveRegister } from '@etalage/api-contract';
import { checkRegister, type RegisterEntry } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { dutchDayOf } from '@etalage/texts/format';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { runPdfThread } from '../pdf/run-pdf-thread.ts';
import { findLogo, websitePdfLook } from '../pdf/website-pdf-look.ts';
import { findEntries, findRegisterFacts } from './register-facts.ts';
import { registerCsv, registerPdf } from './register-file.ts';
import { controllerLines, measureLines, registerRows } from './register-rows.ts';

const roles = ['owner'] as const;

/** What the website keeps of people and why. */
export const getRegisterHandler: Handler<typeof getRegister> = async (_input, context) => {
  requireRole(context, roles);
  return context.read((tx) => replyOf(tx, context.websiteId, context.translate));
};

/** Stores what the owner adds; a repeat of a save whose reply was lost gets that reply. */
export const saveRegisterHandler: Handler<typeof saveRegister> = async ({ version, entries }, context) => {
  const member = requireRole(context, roles);
  const { websiteId } = context;
  refuseEntries(entries);
  return context.write(async (tx) => {
    await lockName(tx, `register:${websiteId}`);
    const before = await findEntries(tx, websiteId);
    const isSame = JSON.stringify(before.entries) === JSON.stringify(entries);
    const isRepeated = isSame && before.version === version + 1;
    if (before.version !== version && !isRepeated) throw new ApiError('conflict');
    if (!isSame) {
      const stored = { version: version + 1, entries: JSON.stringify(entries) };
      await tx
        .insertInto('privacy_registers')
        .values({ website_id: websiteId, ...stored })
        .onConflict((conflict) => conflict.column('website_id').doUpdateSet(stored))
        .execute();
      const titles = (all: readonly RegisterEntry[]) => ({ entries: all.map(({ title }) => title) });
      const changes = [{ subjectId: websiteId, before: titles(before.entries), after: titles(entries) }];
      await recordChange(tx, websiteId, member, { kind: 'register', action: 'saved', changes });
    }
    return replyOf(tx, websiteId, context.translate);
  });
};

/** The register as a file. */
export const exportRegisterHandler: Handler<typeof exportRegister> = async ({ format }, context) => {
  requireRole(context, roles);
  const { websiteId, translate: t, ports, now } = context;
  const { facts, website, logo } = await context.read(async (tx) => {
    const found = await tx
      .selectFrom('websites')
      .select(['id', 'settings'])
      .where('id', '=', websiteId)
      .executeTakeFirstOrThrow();
    const known = await findRegisterFacts(tx, websiteId);
    return { facts: known, website: found, logo: await findLogo(tx, found) };
  });
  const name = `${t('privacy_register_file')}-${dutchDayOf(now())}.${format}`;
  if (format === 'csv') return { name, file: Buffer.from(registerCsv(facts, t)).toString('base64') };
  const bytes = await runPdfThread(websiteId, async () => {
    const look = await websitePdfLook(ports.files.storage, website, logo);
    return registerPdf(facts, t, { created: now(), look });
  });
  return { name, file: Buffer.from(bytes).toString('base64') };
};

async function replyOf(
  tx: WebsiteTransaction,
  websiteId: string,
  t: Translate,
): Promise<OutputOf<typeof getRegister>> {
  const facts = await findRegisterFacts(tx, websiteId);
  return {
    version: facts.version,
    controller: controllerLines(facts),
    rows: registerRows(facts, t),
    measures: measureLines(t),
    entries: [...facts.entries],
  };
}

function refuseEntries(entries: readonly RegisterEntry[]): void {
  const found = Object.entries(checkRegister(entries));
  const fields = found.map(([field, messages]) => [`entries.${field}`, messages] as const);
  if (fields.length > 0) throw new ApiError('validation_failed', Object.fromEntries(fields));
}
