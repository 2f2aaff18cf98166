import { type getPeppol, MAX_STUCK, type OutputOf } from '@etalage/api-contract';
import { proposedParticipant } from '@etalage/shop-domain';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { sellerPartyOf } from '../invoices/find-invoiced-order.ts';
import {
  canSend,
  findPeppolAccount,
  type PeppolAccountRow,
  peppolOwner,
} from '../invoices/peppol-account.repository.ts';
import { findStuckDocuments } from '../invoices/peppol.repository.ts';
import { peppolReason } from '../invoice-files/peppol-reason.ts';

type Reply = OutputOf<typeof getPeppol>;
type Context = Pick<HandlerContext, 'websiteId' | 'ports' | 'translate'>;

const NOTHING: Pick<
  Reply,
  'version' | 'scheme' | 'participant' | 'url' | 'legal_entity' | 'hint' | 'sending' | 'reach'
> = {
  version: 0,
  scheme: '',
  participant: '',
  url: '',
  legal_entity: '',
  hint: '',
  sending: 'self',
  reach: 'belgium',
};

/** The reply of every call about the connection. */
export async function peppolReply(tx: WebsiteTransaction, context: Context): Promise<Reply> {
  const { websiteId, ports, translate } = context;
  const account = await findPeppolAccount(tx, websiteId);
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const proposed = proposedParticipant(sellerPartyOf(website));
  const stuck = await findStuckDocuments(tx, websiteId, MAX_STUCK);
  return {
    ...(account ? shownOf(account) : NOTHING),
    is_readable: await isReadable(context, account),
    is_whole: canSend(account),
    proposal: proposed ? { scheme: proposed.scheme, participant: proposed.id } : null,
    emulator: ports.peppolEmulator(),
    stuck: stuck.map(({ order_number, number, ...why }) => {
      return { order_number, number, reason: peppolReason(why, translate) };
    }),
  };
}

/** What may be shown of a connection. */
export function shownOf({
  version,
  scheme,
  participant,
  url,
  legal_entity,
  hint,
  sending,
  reach,
}: PeppolAccountRow) {
  return {
    version,
    scheme,
    participant,
    url,
    legal_entity: legal_entity === null ? '' : String(legal_entity),
    hint,
    sending,
    reach,
  };
}

async function isReadable(
  { ports, websiteId }: Context,
  account: PeppolAccountRow | undefined,
): Promise<boolean> {
  if (!account?.sealed) return true;
  return ports.secrets.open(account.sealed, peppolOwner(websiteId)).then(
    () => true,
    () => false,
  );
}
