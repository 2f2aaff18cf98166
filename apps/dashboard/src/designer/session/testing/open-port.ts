import { frameHandshake, type FrameChannel, type HostToFrame } from '@etalage/designer-protocol';
import type { createDesignerSession } from '../create-designer-session.ts';

/**
 * Attaches a fake frame to a session: `say` sends as the frame, `received` contains what the dashboard sent since the port
 * was opened.
 */
export async function openPort(session: ReturnType<typeof createDesignerSession>) {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  const contentWindow = {
    postMessage: (data: unknown, _: string, ports: MessagePort[]) => {
      for (const listener of listeners) listener({ source: parent, data, ports } as never);
    },
  };
  const parent = {
    postMessage: (data: unknown) =>
      window.dispatchEvent(Object.assign(new Event('message'), { data, source: contentWindow, ports: [] })),
  };
  const detach = session.attachFrame({ contentWindow } as never);
  const received: HostToFrame[] = [];
  const channel = await new Promise<FrameChannel>((resolve) =>
    frameHandshake({
      self: {
        addEventListener: (_, listener) => void listeners.add(listener),
        removeEventListener: (_, listener) => void listeners.delete(listener),
      },
      parent,
      newToken: () => crypto.randomUUID(),
      onOpen: resolve,
      log: () => undefined,
    }),
  );
  channel.subscribe((message) => void received.push(message));
  return { say: channel.send, received, detach };
}
