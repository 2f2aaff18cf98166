import { applyOperations, checkDocument, type Operation, type PageDocument } from '@etalage/site-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  followDocument,
  frameHandshake,
  frameToHost,
  hostHandshake,
  leadDocument,
  openChannel,
  PROTOCOL_VERSION,
  type FrameToHost,
  type HostToFrameWire,
} from './index.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const add = (id: string): Operation => ({
  type: 'insertBlock',
  blocks: [{ id, type: 't', version: 1, data: {}, slots: {} }],
  place: { parent: null, slot: '', index: 0 },
});
const empty: PageDocument = { version: 1, root: [], blocks: {} };

/** A fake window whose messages reach its listeners with a given source. */
function fakeWindow() {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  const deliver = (source: unknown, data: unknown, ports: unknown[] = []) =>
    [...listeners].forEach((listener) => listener({ source, data, ports } as never));
  return {
    deliver,
    events: {
      addEventListener: (_: 'message', l: (event: MessageEvent<unknown>) => void) => void listeners.add(l),
      removeEventListener: (_: 'message', l: (event: MessageEvent<unknown>) => void) =>
        void listeners.delete(l),
    },
  };
}

function meet() {
  const host = fakeWindow();
  const frame = fakeWindow();
  const log: string[] = [];
  const opened = { host: 0, frame: 0 };
  const frameTarget = {
    postMessage: (data: unknown, _: string, ports: unknown[]) => frame.deliver(parent, data, ports),
  };
  const parent = { postMessage: (data: unknown) => host.deliver(frameTarget, data) };
  const note = (reason: string) => void log.push(reason);
  let count = 0;
  const newToken = () => `token-number-${1000 + (count += 1)}`;
  const startHost = () =>
    hostHandshake({
      self: host.events,
      frame: frameTarget,
      newToken,
      onOpen: () => void (opened.host += 1),
      log: note,
    });
  const endHost = startHost();
  const startFrame = () =>
    frameHandshake({
      self: frame.events,
      parent,
      onOpen: (channel) => {
        opened.frame += 1;
        channel.send({ type: 'select', payload: { id: null } });
      },
      newToken,
      log: note,
    });
  return { host, frame, parent, frameTarget, log, opened, endHost, startFrame, startHost, note };
}

const ready = { type: 'ready', version: PROTOCOL_VERSION, load: 'l'.repeat(16), hail: null };

describe('the handshake', () => {
  it('opens once if the same ready message arrives twice', async () => {
    const m = meet();
    const { postMessage } = m.parent;
    m.parent.postMessage = (data) => [data, data].forEach((one) => postMessage(one));
    const end = m.startFrame();
    await settle();
    expect(m.opened).toEqual({ host: 1, frame: 1 });
    expect(m.log).toEqual(['ready again']);
    end();
    m.endHost();
  });

  it('replaces the document: a second host gets the port, however often it starts', async () => {
    const m = meet();
    const end = m.startFrame();
    await settle();
    m.endHost();
    m.startHost()();
    const endLast = m.startHost();
    await settle();
    expect(m.opened.host).toBe(2);
    expect(m.opened.frame).toBeGreaterThanOrEqual(2);
    end();
    endLast();
  });

  it('opens again for a frame that was reloaded', async () => {
    const m = meet();
    m.startFrame()();
    const end = m.startFrame();
    await settle();
    expect(m.opened).toEqual({ host: 1, frame: 2 });
    expect(m.log.filter((reason) => reason !== 'sent after close')).toEqual([]);
    end();
    m.endHost();
  });

  it('ignores a message from another window, and a second port', async () => {
    const m = meet();
    m.host.deliver({}, ready);
    const end = m.startFrame();
    const { port1, port2 } = new MessageChannel();
    const forged = {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      session: 's'.repeat(16),
      nonce: 'n'.repeat(16),
      hail: null,
    };
    m.frame.deliver({}, forged, [port1]);
    m.frame.deliver(m.parent, forged, [port2]);
    await settle();
    expect(m.log).toEqual(['other window', 'other window', 'second port']);
    expect(m.opened).toEqual({ host: 1, frame: 1 });
    end();
    m.endHost();
  });

  it('refuses a wrong nonce', async () => {
    const m = meet();
    const forger = {
      postMessage: (_data: unknown, _origin: string, ports: MessagePort[]) =>
        ports[0]?.postMessage({
          version: PROTOCOL_VERSION,
          session: 'token-number-1003',
          sequence: 1,
          type: 'hello',
          payload: { nonce: 'x'.repeat(20) },
        }),
    };
    let opened = 0;
    const end = hostHandshake({
      self: m.host.events,
      frame: forger,
      newToken: () => 'token-number-1003',
      onOpen: () => void (opened += 1),
      log: m.note,
    });
    m.host.deliver(forger, ready);
    await settle();
    expect([opened, m.log.includes('wrong nonce')]).toEqual([0, true]);
    end();
    m.endHost();
  });
});

it('DSGN-04 set_management_tab names one of three tabs, and is accepted over the port only', async () => {
  const tabs = ['section', 'block', 'style', 'page', undefined];
  const known = tabs.filter(
    (tab) => frameToHost.safeParse({ type: 'set_management_tab', payload: { tab } }).success,
  );
  expect(known).toEqual(['section', 'block', 'style']);

  const m = meet();
  m.endHost();
  const received: FrameToHost[] = [];
  let over: { send: (message: FrameToHost) => void } | undefined;
  const endHost = hostHandshake({
    self: m.host.events,
    frame: m.frameTarget,
    newToken: () => 'token-number-2001',
    onOpen: (channel) => void channel.subscribe((message) => void received.push(message)),
    log: m.note,
  });
  const end = frameHandshake({
    self: m.frame.events,
    parent: m.parent,
    onOpen: (channel) => void (over = channel),
    newToken: () => 'token-number-2002',
    log: m.note,
  });
  await expect.poll(() => over).toBeDefined();
  const message = { type: 'set_management_tab', payload: { tab: 'style' } } as const;
  for (const source of [{ postMessage: () => undefined }, m.frameTarget]) m.host.deliver(source, message);
  await settle();
  expect(received).toEqual([]);
  over?.send(message);
  await expect.poll(() => received).toEqual([message]);
  end();
  endHost();
});

describe('the channel', () => {
  const wrap = (sequence: number, type: string, payload: unknown) => ({
    version: PROTOCOL_VERSION,
    session: 's',
    sequence,
    type,
    payload,
  });
  let deep: unknown = {};
  for (let i = 0; i < 100; i += 1) deep = { deep };
  it.each([
    [
      'a prototype key',
      wrap(1, 'active_attributes', { attributes: JSON.parse('{"__proto__":{"a":1}}') }),
      'unsafe key',
    ],
    ['10 MB', wrap(1, 'text_typed', { id: 'a', field: 'f', html: 'x'.repeat(10_000_000) }), 'too large'],
    ['deep nesting', wrap(1, 'active_attributes', { attributes: { deep } }), 'too deep'],
    ['a map', wrap(1, 'active_attributes', { attributes: new Map() }), 'not plain'],
    ['an unknown message', wrap(1, 'steal', {}), 'unknown or malformed message'],
    ['a route to another host', wrap(1, 'go_to_route', { path: '//evil' }), 'unknown or malformed message'],
    ['another session', { ...wrap(1, 'select', { id: null }), session: 'x' }, 'other session'],
    ['another version', { ...wrap(1, 'select', { id: null }), version: 1 }, 'malformed envelope'],
    ['text', 'hello', 'malformed envelope'],
  ])('drops %s and logs it', async (_name, data, reason) => {
    const { port1, port2 } = new MessageChannel();
    const log: string[] = [];
    const received: FrameToHost[] = [];
    const channel = openChannel<HostToFrameWire, FrameToHost>({
      port: port1,
      session: 's',
      incoming: frameToHost,
      log: (r) => void log.push(r),
    });
    channel.subscribe((message) => void received.push(message));
    port2.postMessage(data);
    port2.postMessage(wrap(2, 'set_management_tab', { tab: 'block' }));
    port2.postMessage(wrap(2, 'set_management_tab', { tab: 'style' }));
    await settle();
    expect(log).toEqual([reason, 'replayed sequence']);
    expect(received).toEqual([{ type: 'set_management_tab', payload: { tab: 'block' } }]);
    channel.close();
    channel.send({ type: 'request_active_attributes', payload: {} });
    expect(log.at(-1)).toBe('sent after close');
  });
});

it('after lost and duplicated messages a final snapshot makes both documents equal', () => {
  const fate = fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fate, (fates) => {
      let toHost: (m: FrameToHost) => void = () => undefined;
      let toFrame: (m: HostToFrameWire) => void = () => undefined;
      let at = 0;
      let lossy = true;
      const times = () => (lossy ? (fates[(at += 1) % fates.length] ?? 1) : 1);
      const post =
        <M>(to: () => (m: M) => void) =>
        (m: M) => {
          for (let n = times(); n > 0; n -= 1) to()(m);
        };
      let copy = empty;
      let truth = empty;
      followDocument(
        {
          send: (m) => {
            if (at < 500) post(() => toHost)(m);
          },
          subscribe: (l) => {
            // What is sent here is the same on both sides.
            toFrame = l as typeof toFrame;
            return () => undefined;
          },
        },
        (d) => {
          copy = d;
        },
        () => undefined,
      );
      const lead = leadDocument(
        {
          send: post(() => toFrame),
          subscribe: (l) => {
            toHost = l;
            return () => undefined;
          },
        },
        empty,
      );
      for (let i = 0; i < 10; i += 1) {
        const operations = [add(`b${i}`)];
        const applied = applyOperations(truth, operations);
        if ('refused' in applied) throw new Error(applied.refused);
        truth = applied.document;
        lead.announce(operations, truth);
      }
      lossy = false;
      lead.sendSnapshot();
      expect(copy).toEqual(truth);
      expect(checkDocument(copy).issues).toEqual([]);
    }),
    { numRuns: process.env['ETALAGE_DEEP'] ? 100_000 : 2_000 },
  );
}, 600_000);
