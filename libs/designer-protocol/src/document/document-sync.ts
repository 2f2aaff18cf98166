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
  let current: { document: PageDocument; revision: number } | undefined;
  const adopt = (document: PageDocument, revision: number, operations: Operation[] | null) => {
    current = { document, revision };
    channel.send({ type: 'acknowledge', payload: { revision } });
    onChange(document, operations);
  };
  const requestSnapshot = (reason: string) => {
    log(reason);
    channel.send({ type: 'request_snapshot', payload: { revision: current?.revision ?? null } });
  };
  return channel.subscribe((message) => {
    if (message.type === 'snapshot') {
      const { document, revision } = message.payload;
      if (current && revision < current.revision) return log('old snapshot');
      return adopt(document, revision, null);
    }
    if (message.type !== 'patch') return;
    const { base, operations } = message.payload;
    if (current && base < current.revision) return log('old patch');
    if (!current || base > current.revision) return requestSnapshot('gap');
    const applied = applyOperations(current.document, operations);
    if ('refused' in applied) return requestSnapshot('patch does not fit');
    adopt(applied.document, base + 1, operations);
  });
}
