import { applyOperations, type Operation, type PageDocument } from '@etalage/site-model';
import type { FrameChannel, HostChannel } from '../channel/handshake.ts';
import type { ProtocolLog } from '../channel/channel.ts';

/** Keeps the frame's copy equal to the dashboard's document: one snapshot, then patches. */
export function leadDocument(channel: Pick<HostChannel, 'send' | 'subscribe'>, start: PageDocument) {
  let document = start;
  let revision = 0;
  let acknowledged = -1;
  const sendSnapshot = () => channel.send({ type: 'snapshot', payload: { revision, document } });
  const stop = channel.subscribe((message) => {
    if (message.type === 'request_snapshot') sendSnapshot();
    if (message.type === 'acknowledge' && message.payload.revision <= revision) {
      acknowledged = Math.max(acknowledged, message.payload.revision);
    }
  });
  sendSnapshot();
  return {
    stop,
    /** Sends the whole document again, for when acknowledgements are missing. */
    sendSnapshot,
    isAcknowledged: () => acknowledged === revision,
    /** Sends operations that the dashboard has applied, with the resulting document. */
    announce(operations: Operation[], led: PageDocument) {
      document = led;
      channel.send({ type: 'patch', payload: { base: revision, operations } });
      revision += 1;
    },
  };
}

/** Follows the dashboard's document; a patch that does not fit requests a snapshot, an old one is dropped. */
export function followDocument(
  channel: Pick<FrameChannel, 'send' | 'subscribe'>,
  /** With the operations that produced the document, null for a snapshot. */
  onChange: (document: PageDocument, operations: readonly Operation[] | null) => void,
  log: ProtocolLog,
): () => void {
  let held: { document: PageDocument; revision: number } | undefined;
  const take = (document: PageDocument, revision: number, operations: Operation[] | null) => {
    held = { document, revision };
    channel.send({ type: 'acknowledge', payload: { revision } });
    onChange(document, operations);
  };
  const ask = (reason: string) => {
    log(reason);
    channel.send({ type: 'request_snapshot', payload: { revision: held?.revision ?? null } });
  };
  return channel.subscribe((message) => {
    if (message.type === 'snapshot') {
      const { document, revision } = message.payload;
      if (held && revision < held.revision) return log('old snapshot');
      return take(document, revision, null);
    }
    if (message.type !== 'patch') return;
    const { base, operations } = message.payload;
    if (held && base < held.revision) return log('old patch');
    if (!held || base > held.revision) return ask('gap');
    const applied = applyOperations(held.document, operations);
    if ('refused' in applied) return ask('patch does not fit');
    take(applied.document, base + 1, operations);
  });
}
