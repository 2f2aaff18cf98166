import type { InputOf, savePeppol } from '@etalage/api-contract';
import { accessPointUrl, checkPeppol, legalEntityOf, normaliseParticipant } from '@etalage/shop-domain';
import type { Insertable } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { checkOwnPassword } from '../auth/sessions/check-own-password.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import type { PeppolTables } from '../db/tables/peppol.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import {
  findPeppolAccount,
  type PeppolAccountRow,
  peppolOwner,
} from '../invoices/peppol-account.repository.ts';
import { lockPeppol, renewWaiting, storeAccount, takeOutWaiting } from './account.repository.ts';
import { peppolReply, shownOf } from './peppol-reply.ts';

/** Who connects a website to Peppol. */
export const peppolRoles = ['owner'] as const;

type Input = InputOf<typeof savePeppol>;
type NewAccount = Insertable<PeppolTables['peppol_accounts']>;

/** Stores the connection; a repeat of a save whose reply was lost gets that reply. */
export const savePeppolHandler: Handler<typeof savePeppol> = async (input, context) => {
  const member = requireRole(context, peppolRoles);
  const { websiteId, ports } = context;
  await checkOwnPassword(input.current_password, context);
  const typed = input.key.trim();
  const sealed = typed === '' ? undefined : await ports.secrets.seal(typed, peppolOwner(websiteId));
  return context.write(async (tx) => {
    await lockPeppol(tx, websiteId);
    const before = await findPeppolAccount(tx, websiteId);
    refuseFaults(input, before, context);
    const made = accountOf(input, before, { websiteId, sealed });
    if (before?.version === input.version + 1 && isSame(before, made)) return peppolReply(tx, context);
    if ((before?.version ?? 0) !== input.version) throw new ApiError('conflict');
    await storeAccount(tx, made);
    await followChoice(tx, websiteId, made);
    const changes = [
      {
        subjectId: 'peppol',
        before: before ? recordOf(before) : null,
        after: recordOf({ ...before, ...made }),
      },
    ];
    await recordChange(tx, websiteId, member, { kind: 'peppol', action: 'saved', changes });
    return peppolReply(tx, context);
  });
};

function refuseFaults(input: Input, before: PeppolAccountRow | undefined, { ports }: HandlerContext): void {
  const hasKey = typeof before?.sealed === 'string';
  const errors = checkPeppol(input, { hasKey, emulator: ports.peppolEmulator() });
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
}

interface Made {
  readonly websiteId: string;
  /** The key that was typed; undefined if none was. */
  readonly sealed: string | undefined;
}

function accountOf(
  input: Input,
  before: PeppolAccountRow | undefined,
  { websiteId, sealed }: Made,
): NewAccount {
  const { scheme, id } = normaliseParticipant({ scheme: input.scheme, id: input.participant });
  return {
    website_id: websiteId,
    version: input.version + 1,
    scheme: id === '' ? '' : scheme,
    participant: id,
    url: accessPointUrl(input.url),
    legal_entity: legalEntityOf(input.legal_entity) ?? null,
    sealed: sealed ?? before?.sealed ?? null,
    hint: sealed === undefined ? (before?.hint ?? '') : input.key.trim().slice(-4),
    sending: input.sending,
    reach: input.reach,
  };
}

/** Whether two connections are one, as far as can be seen: each time that a key is encrypted it looks otherwise. */
function isSame(before: PeppolAccountRow, made: NewAccount): boolean {
  return JSON.stringify(shownOf(before)) === JSON.stringify(shownOf({ ...before, ...made }));
}

/** What waited for a connection that works is tried again; without automatic sending, what was not offered stays here. */
async function followChoice(
  tx: WebsiteTransaction,
  websiteId: string,
  { sending }: NewAccount,
): Promise<void> {
  if (sending === 'self') await takeOutWaiting(tx, websiteId);
  await renewWaiting(tx, websiteId);
}

/** What is written down of a connection: all but the key. */
function recordOf(account: NewAccount) {
  const { scheme, participant, url, legal_entity, hint, sending, reach } = account;
  return {
    participant: `${scheme}:${participant}`,
    url,
    legal_entity,
    key: hint && `...${hint}`,
    sending,
    reach,
  };
}
