import {
  hostHandshake,
  leadDocument,
  type editorCommands,
  type HostChannel,
} from '@etalage/designer-protocol';
import type { BlockId, Operation, PageDocument } from '@etalage/site-model';
import { noText, type DesignerStore } from '../store/create-designer-store.ts';
import type { Clock } from '../saving/clock.ts';
import { hearFrame } from './hear-frame.ts';
import type { DesignerContext, DesignerPage } from '../saving/opened-document.ts';

export type EditorCommand = (typeof editorCommands)[number];

interface LinkOptions {
  store: DesignerStore;
  clock: Clock;
  context: DesignerContext;
  typed: Parameters<typeof hearFrame>[0]['typed'];
  emit: Parameters<typeof hearFrame>[0]['emit'];
}

/** How long the frame may take to hand over its text, and to confirm a change, in milliseconds. */
const textPatience = 500;
const acknowledgePatience = 5000;

/** The dashboard's end of the frame: sends what changed, and takes in what it says, none of which is trusted. */
export function createFrameLink({ store, clock, typed, emit, ...start }: LinkOptions) {
  let { context } = start;
  let channel: HostChannel | undefined;
  let lead: ReturnType<typeof leadDocument> | undefined;
  let end: (() => void) | undefined;
  let asked = 0;
  let callOffCheck = () => undefined as void;
  const committed = new Map<number, () => void>();
  const hear = hearFrame({ store, typed, emit, committed: (request) => committed.get(request)?.() });

  function open(next: HostChannel) {
    lead?.stop();
    channel = next;
    next.subscribe(hear);
    sendContext();
    lead = leadDocument(next, store.getState().document);
    next.send({ type: 'select', payload: { id: store.getState().selected, reveal: true } });
    expectAcknowledgement();
  }

  function sendContext() {
    const { header = null, footer = null, ...page } = context;
    channel?.send({ type: 'context', payload: { page, header, footer } });
  }

  function expectAcknowledgement() {
    callOffCheck();
    callOffCheck = clock.later(acknowledgePatience, () => {
      if (lead && !lead.isAcknowledged()) lead.sendSnapshot();
    });
  }

  const detach = () => {
    end?.();
    lead?.stop();
    callOffCheck();
    end = undefined;
    lead = undefined;
    channel = undefined;
    for (const settle of committed.values()) settle();
    store.setState({
      frameReady: false,
      rects: {},
      hovered: null,
      text: noText,
    });
  };

  return {
    attach(iframe: HTMLIFrameElement) {
      detach();
      const frame = iframe.contentWindow;
      if (!frame) return detach;
      const own = hostHandshake({
        self: window,
        frame,
        newToken: () => crypto.randomUUID(),
        onOpen: open,
        log: () => undefined,
      });
      end = own;
      return () => {
        if (end === own) detach();
      };
    },
    close: detach,
    patch(operations: Operation[], document: PageDocument) {
      if (!lead || operations.length === 0) return;
      lead.announce(operations, document);
      expectAcknowledgement();
    },
    setPage(page: DesignerPage) {
      context = { header: context.header, footer: context.footer, ...page };
      sendContext();
    },
    select: (id: BlockId | null, reveal: boolean) =>
      channel?.send({ type: 'select', payload: { id, reveal } }),
    scroll: (by: number) => channel?.send({ type: 'scroll', payload: { by } }),
    measure: (ids: BlockId[]) => channel?.send({ type: 'measure', payload: { ids } }),
    editText: (id: BlockId) => channel?.send({ type: 'edit_text', payload: { id } }),
    command(command: EditorCommand, attributes: Record<string, unknown>) {
      channel?.send({ type: 'editor_command', payload: { command, attributes } });
    },
    requestAttributes: () => channel?.send({ type: 'request_active_attributes', payload: {} }),
    /** Has the frame hand over text it still holds, and leave it unless told to stay; settles in any case. */
    commitText(leave = true): Promise<void> {
      if (!channel) return Promise.resolve();
      const request = (asked += 1);
      channel.send({ type: 'commit_text', payload: { request, leave } });
      return new Promise((resolve) => {
        const settle = () => {
          callOff();
          committed.delete(request);
          resolve();
        };
        const callOff = clock.later(textPatience, settle);
        committed.set(request, settle);
      });
    },
  };
}
