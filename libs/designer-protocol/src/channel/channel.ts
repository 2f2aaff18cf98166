import { z } from 'zod';
import { plainDataProblem } from './limits.ts';

/** Both ends refuse another version; increase it with every change of a message. */
export const PROTOCOL_VERSION = 3;

/** Called with the reason why a message was dropped; never receives its content. */
export type ProtocolLog = (reason: string) => void;

type Message = { type: string; payload: unknown };

export interface Channel<Out extends Message, In> {
  send(message: Out): void;
  /** Calls the listener for every valid message until the returned function is called. */
  subscribe(listener: (message: In) => void): () => void;
  close(): void;
}

interface ChannelOptions<In> {
  port: MessagePort;
  session: string;
  /** The messages that the other end may send. */
  incoming: z.ZodType<In>;
  log: ProtocolLog;
}

const envelope = z.strictObject({
  version: z.literal(PROTOCOL_VERSION),
  session: z.string(),
  sequence: z.int().min(1),
  type: z.string(),
  payload: z.unknown(),
});

/**
 * Sends and receives typed messages over one port; a message that does not parse, or arrives twice, is dropped and
 * logged.
 */
export function openChannel<Out extends Message, In>({
  port,
  session,
  incoming,
  log,
}: ChannelOptions<In>): Channel<Out, In> {
  const listeners = new Set<(message: In) => void>();
  let sent = 0;
  let received = 0;
  let closed = false;

  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (closed) return;
    const refused = plainDataProblem(data);
    if (refused) return log(refused);
    const wrapped = envelope.safeParse(data);
    if (!wrapped.success) return log('malformed envelope');
    const { session: of, sequence, type, payload } = wrapped.data;
    if (of !== session) return log('other session');
    if (sequence <= received) return log('replayed sequence');
    const parsed = incoming.safeParse({ type, payload });
    if (!parsed.success) return log('unknown or malformed message');
    received = sequence;
    for (const listener of [...listeners]) {
      try {
        listener(parsed.data);
      } catch {
        log('a listener failed');
      }
    }
  };
  port.addEventListener('message', onMessage);
  port.start();

  return {
    send({ type, payload }) {
      if (closed) return log('sent after close');
      sent += 1;
      port.postMessage({ version: PROTOCOL_VERSION, session, sequence: sent, type, payload });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      closed = true;
      listeners.clear();
      port.removeEventListener('message', onMessage);
      port.close();
    },
  };
}
