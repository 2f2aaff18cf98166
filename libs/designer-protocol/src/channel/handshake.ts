import { z } from 'zod';
import { frameToHost, type FrameToHost } from '../messages/frame-to-host.ts';
import { hostToFrame, type HostToFrame, type HostToFrameWire } from '../messages/host-to-frame.ts';
import { openChannel, PROTOCOL_VERSION, type Channel, type ProtocolLog } from './channel.ts';
import { plainDataProblem } from './limits.ts';

/**
 * The part of a window that is used; `source` of an event is compared by identity, because an opaque origin reads
 * "null".
 */
export interface WindowEvents {
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
export interface WindowTarget {
  postMessage(message: unknown, targetOrigin: string, transfer: Transferable[]): void;
}

export type HostChannel = Channel<HostToFrameWire, FrameToHost>;
export type FrameChannel = Channel<FrameToHost, HostToFrame>;

const token = z.string().min(16).max(128);
/** Asks a frame that is already loaded to announce itself (again); the answer contains the token of that request. */
const hail = z.strictObject({ type: z.literal('hail'), version: z.literal(PROTOCOL_VERSION), hail: token });
const ready = z.strictObject({
  type: z.literal('ready'),
  version: z.literal(PROTOCOL_VERSION),
  /** A new token for every load of the frame. */
  load: token,
  hail: token.nullable(),
});
const welcome = z.strictObject({
  type: z.literal('welcome'),
  version: z.literal(PROTOCOL_VERSION),
  session: token,
  nonce: token,
  hail: token.nullable(),
});

interface HostOptions {
  self: WindowEvents;
  frame: WindowTarget;
  /** Returns a new unguessable text of 16 to 128 characters. */
  newToken: () => string;
  onOpen: (channel: HostChannel) => void;
  log: ProtocolLog;
}

/**
 * Hails the frame and answers each `ready` that is not a repetition with a new port: one per load of the frame, and one
 * for a frame that had another document open. Opens when the nonce is returned over the port. Returns the function that
 * stops it and closes the port.
 */
export function hostHandshake({ self, frame, newToken, onOpen, log }: HostOptions): () => void {
  let channel: HostChannel | undefined;
  let answered = '';
  const listener = (event: MessageEvent<unknown>) => {
    if (event.source !== (frame as unknown)) return log('other window');
    const read = plainDataProblem(event.data) ? undefined : ready.safeParse(event.data);
    if (!read?.success) return log('not a ready message');
    const { load, hail: hailToken } = read.data;
    if (answered === `${load} ${hailToken}`) return log('ready again');
    answered = `${load} ${hailToken}`;
    channel?.close();
    const { port1, port2 } = new MessageChannel();
    const session = newToken();
    const nonce = newToken();
    const opened: HostChannel = openChannel({ port: port1, session, incoming: frameToHost, log });
    channel = opened;
    const stop = opened.subscribe((message) => {
      stop();
      if (message.type === 'hello' && message.payload.nonce === nonce) return onOpen(opened);
      log('wrong nonce');
      opened.close();
    });
    const reply = { type: 'welcome', version: PROTOCOL_VERSION, session, nonce, hail: hailToken };
    frame.postMessage(reply, '*', [port2]);
  };
  self.addEventListener('message', listener);
  // A frame that is still loading does not receive this; it announces itself once it has loaded.
  frame.postMessage({ type: 'hail', version: PROTOCOL_VERSION, hail: newToken() }, '*', []);
  return () => {
    self.removeEventListener('message', listener);
    channel?.close();
  };
}

interface FrameOptions {
  self: WindowEvents;
  parent: WindowTarget;
  newToken: () => string;
  /** Called for the first document and for every later one; the previous channel is closed. */
  onOpen: (channel: FrameChannel) => void;
  log: ProtocolLog;
}

/**
 * Announces the frame and accepts the one port that its parent sends. A further port is refused and closed, unless the
 * parent hailed the frame in between.
 */
export function frameHandshake({ self, parent, newToken, onOpen, log }: FrameOptions): () => void {
  let channel: FrameChannel | undefined;
  let hailed: string | null = null;
  const load = newToken();
  const announce = () =>
    parent.postMessage({ type: 'ready', version: PROTOCOL_VERSION, load, hail: hailed }, '*', []);

  const take = (port: MessagePort, { session, nonce }: z.infer<typeof welcome>) => {
    channel = openChannel({ port, session, incoming: hostToFrame, log });
    channel.send({ type: 'hello', payload: { nonce } });
    onOpen(channel);
  };
  const listener = (event: MessageEvent<unknown>) => {
    if (event.source !== (parent as unknown)) return log('other window');
    const unsound = plainDataProblem(event.data);
    const call = unsound ? undefined : hail.safeParse(event.data).data;
    if (call) {
      if (call.hail === hailed) return log('hailed again');
      hailed = call.hail;
      channel?.close();
      channel = undefined;
      return announce();
    }
    const [port] = event.ports;
    const read = unsound ? undefined : welcome.safeParse(event.data).data;
    if (!read || !port || event.ports.length !== 1) return log('not a welcome message');
    if (!channel && read.hail === hailed) return take(port, read);
    port.close();
    log(channel ? 'second port' : 'late port');
  };
  self.addEventListener('message', listener);
  announce();
  return () => {
    self.removeEventListener('message', listener);
    channel?.close();
  };
}
