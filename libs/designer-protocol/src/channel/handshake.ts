import { z } from 'zod';
import { frameToHost, type FrameToHost } from '../messages/frame-to-host.ts';
import { hostToFrame, type HostToFrame } from '../messages/host-to-frame.ts';
import { openChannel, protocolVersion, type Channel, type ProtocolLog } from './channel.ts';
import { whyNotPlain } from './limits.ts';

/** What is used of a window; `source` of an event is compared by identity, because an opaque origin reads "null". */
export interface WindowEvents {
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
export interface WindowTarget {
  postMessage(message: unknown, targetOrigin: string, transfer: Transferable[]): void;
}

export type HostChannel = Channel<HostToFrame, FrameToHost>;
export type FrameChannel = Channel<FrameToHost, HostToFrame>;

const ready = z.strictObject({ type: z.literal('ready'), version: z.literal(protocolVersion) });
const token = z.string().min(16).max(128);
const welcome = z.strictObject({
  type: z.literal('welcome'),
  version: z.literal(protocolVersion),
  session: token,
  nonce: token,
});

interface HostOptions {
  self: WindowEvents;
  frame: WindowTarget;
  /** A fresh unguessable text of 16 to 128 characters at every call. */
  newToken: () => string;
  onOpen: (channel: HostChannel) => void;
  log: ProtocolLog;
}

/**
 * Waits for the frame's `ready`, once per load of the frame (a second `ready` changes nothing), and opens when the nonce
 * comes back over the port. Returns the function that ends it and closes the port.
 */
export function hostHandshake({ self, frame, newToken, onOpen, log }: HostOptions): () => void {
  let channel: HostChannel | undefined;
  const listener = (event: MessageEvent<unknown>) => {
    if (event.source !== (frame as unknown)) return log('other window');
    if (whyNotPlain(event.data) || !ready.safeParse(event.data).success) return log('not a ready message');
    if (channel) return log('ready again');
    const { port1, port2 } = new MessageChannel();
    const [session, nonce] = [newToken(), newToken()];
    const opened: HostChannel = openChannel({ port: port1, session, incoming: frameToHost, log });
    channel = opened;
    const stop = opened.subscribe((message) => {
      stop();
      if (message.type === 'hello' && message.payload.nonce === nonce) return onOpen(opened);
      log('wrong nonce');
      opened.close();
    });
    frame.postMessage({ type: 'welcome', version: protocolVersion, session, nonce }, '*', [port2]);
  };
  self.addEventListener('message', listener);
  return () => {
    self.removeEventListener('message', listener);
    channel?.close();
  };
}

interface FrameOptions {
  self: WindowEvents;
  parent: WindowTarget;
  onOpen: (channel: FrameChannel) => void;
  log: ProtocolLog;
}

/** Announces the frame and takes the first port its parent answers with; a second one is refused and closed. */
export function frameHandshake({ self, parent, onOpen, log }: FrameOptions): () => void {
  let channel: FrameChannel | undefined;
  const listener = (event: MessageEvent<unknown>) => {
    if (event.source !== (parent as unknown)) return log('other window');
    const [port] = event.ports;
    const read = whyNotPlain(event.data) ? undefined : welcome.safeParse(event.data);
    if (!read?.success || !port || event.ports.length !== 1) return log('not a welcome message');
    if (channel) {
      port.close();
      return log('second port');
    }
    const { session, nonce } = read.data;
    channel = openChannel({ port, session, incoming: hostToFrame, log });
    channel.send({ type: 'hello', payload: { nonce } });
    onOpen(channel);
  };
  self.addEventListener('message', listener);
  parent.postMessage({ type: 'ready', version: protocolVersion }, '*', []);
  return () => {
    self.removeEventListener('message', listener);
    channel?.close();
  };
}
