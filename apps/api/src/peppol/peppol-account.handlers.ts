import type { getPeppol, removePeppolKey, testPeppol } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { checkOwnPassword } from '../auth/sessions/check-own-password.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPeppolAccount } from '../invoices/peppol-account.repository.ts';
import { PeppolFault } from '../ports/peppol/peppol-port.ts';
import { lockPeppol, storeAccount, takeOutWaiting } from './account.repository.ts';
import { openAccount } from './open-account.ts';
import { peppolReply } from './peppol-reply.ts';
import { peppolRoles } from './save-peppol.handler.ts';

/** The connection of the website to Peppol. */
export const getPeppolHandler: Handler<typeof getPeppol> = async (_input, context) => {
  requireRole(context, peppolRoles);
  return context.read((tx) => peppolReply(tx, context));
};

/** Erases the key. What was not offered leaves the outbox; a repeat finds no key and changes nothing. */
export const removePeppolKeyHandler: Handler<typeof removePeppolKey> = async (input, context) => {
  const member = requireRole(context, peppolRoles);
  const { websiteId } = context;
  await checkOwnPassword(input.current_password, context);
  return context.write(async (tx) => {
    await lockPeppol(tx, websiteId);
    const before = await findPeppolAccount(tx, websiteId);
    if (!before?.sealed) return peppolReply(tx, context);
    if (before.version !== input.version) throw new ApiError('conflict');
    const { updated_at: _then, ...kept } = before;
    const version = before.version + 1;
    await storeAccount(tx, { ...kept, version, sealed: null, hint: '', sending: 'self' });
    await takeOutWaiting(tx, websiteId);
    const changes = [{ subjectId: 'peppol', before: { key: `...${before.hint}` }, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'peppol', action: 'key_removed', changes });
    return peppolReply(tx, context);
  });
};

/** Asks the access point about the stored account; no transaction is open meanwhile. */
export const testPeppolHandler: Handler<typeof testPeppol> = async (_input, context) => {
  requireRole(context, peppolRoles);
  const { db, ports, websiteId, log } = context;
  const account = await openAccount({ db, secrets: ports.secrets }, websiteId);
  if (typeof account === 'string') return { outcome: account };
  try {
    return { outcome: await ports.peppol.check(account) };
  } catch (error) {
    if (!(error instanceof PeppolFault)) throw error;
    log.warn({ err: error, websiteId }, 'the access point could not be asked');
    return { outcome: error.fault };
  }
};
