import {
  hostHandshake,
  leadDocument,
  type HostChannel,
  type HostToFrameWire,
} from '@etalage/designer-protocol';
import type { Operation, PageDocument } from '@etalage/site-model';
import { noText, type DesignerStore } from '../store/create-designer-store.ts';
import type { Clock } from '../../saving/clock.ts';
import type { DesignerContext, DesignerPage } from '../saving/opened-document.ts';
import { replaceableTimer } from '../../saving/replaceable-timer.ts';
import { createFrameCommands } from './create-frame-commands.ts';
import { receiveFromFrame, type FrameListener } from './receive-from-frame.ts';
import { createTextCommits } from './create-text-commits.ts';

interface LinkOptions {
  store: DesignerStore;
  clock: Clock;
  context: DesignerContext;
}

interface Connection {
  channel: HostChannel;
  document: ReturnType<typeof leadDocument>;
}

export type FrameLink = ReturnType<typeof createFrameLink>;

/** Milliseconds in which the frame should confirm a change; after that it is sent the whole document. */
const ACKNOWLEDGE_TIMEOUT = 5000;

/** The dashboard's end of the frame: sends what changed, and receives its messages, none of which is trusted. */
export function createFrameLink({ store, clock, ...start }: LinkOptions) {
  let { context } = start;
  let connection: Connection | undefined;
  let listener: FrameListener | undefined;
  const acknowledgement = replaceableTimer(clock);
  const commits = createTextCommits(clock);
  const commands = createFrameCommands((message) => connection?.channel.send(message));

  function open(channel: HostChannel) {
    connection?.document.stop();
    channel.subscribe(
      receiveFromFrame({
        store,
        typed: (operations, run) => listener?.typed(operations, run),
        emit: (event) => listener?.emit(event),
        committed: commits.settle,
      }),
    );
    channel.send(contextMessage(context));
    const { document, selected } = store.getState();
    connection = { channel, document: leadDocument(channel, document) };
    commands.select(selected, true);
    expectAcknowledgement();
  }

  function expectAcknowledgement() {
    acknowledgement.start(ACKNOWLEDGE_TIMEOUT, () => {
      if (connection && !connection.document.isAcknowledged()) connection.document.sendSnapshot();
    });
  }

  function disconnect() {
    connection?.document.stop();
    acknowledgement.cancel();
    connection = undefined;
    commits.settleAll();
    store.setState({ frameReady: false, rects: {}, hovered: null, text: noText });
  }

  return {
    ...commands,
    ...attachment(open, disconnect),
    patch(operations: Operation[], document: PageDocument) {
      if (!connection || operations.length === 0) return;
      connection.document.announce(operations, document);
      expectAcknowledgement();
    },
    /** Replaces what blocks read of the page when connections changed; the menus stay as they were fetched last. */
    setPage(page: DesignerPage) {
      const { header, footer, site } = context;
      context = { header, footer, ...page, site: { ...page.site, menus: site.menus } };
      connection?.channel.send(contextMessage(context));
    },
    /** Replaces the menus of the website. */
    setMenus(menus: DesignerPage['site']['menus']) {
      context = { ...context, site: { ...context.site, menus } };
      connection?.channel.send(contextMessage(context));
    },
    /** Requests the text that the frame has not sent yet, and ends editing by default; always settles. */
    commitText: (leave = true): Promise<void> =>
      connection ? commits.request(connection.channel, leave) : Promise.resolve(),
    /** Sets the listener; called once, when the session is connected. */
    connect(next: FrameListener) {
      listener = next;
    },
  };
}

function contextMessage(context: DesignerContext): HostToFrameWire {
  const { header = null, footer = null, ...page } = context;
  return { type: 'context', payload: { page, header, footer } };
}

/** Attaches one frame at a time; `close` removes the current one. */
function attachment(open: (channel: HostChannel) => void, disconnect: () => void) {
  let stopHandshake: (() => void) | undefined;
  const close = () => {
    stopHandshake?.();
    stopHandshake = undefined;
    disconnect();
  };
  return {
    close,
    /** Returns a function that removes this frame, unless another one has replaced it. */
    attach(iframe: HTMLIFrameElement) {
      close();
      const frame = iframe.contentWindow;
      if (!frame) return close;
      const stop = hostHandshake({
        self: window,
        frame,
        newToken: () => crypto.randomUUID(),
        onOpen: open,
        log: () => undefined,
      });
      stopHandshake = stop;
      return () => {
        if (stopHandshake === stop) close();
      };
    },
  };
}
