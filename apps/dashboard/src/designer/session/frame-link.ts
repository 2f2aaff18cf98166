import { blockDefinitions } from '@etalage/blocks/schema';
import {
  hostHandshake,
  leadDocument,
  type editorCommands,
  type FrameToHost,
  type HostChannel,
} from '@etalage/designer-protocol';
import {
  findBlock,
  setData,
  type BlockId,
  type Operation,
  type PageDocument,
  type Refusal,
} from '@etalage/site-model';
import { noText, type DesignerStore } from '../store/create-designer-store.ts';
import type { Clock } from './clock.ts';
import type { RunOptions } from './document-editor.ts';
import type { DesignerContext, DesignerPage } from './opened-document.ts';

export type EditorCommand = (typeof editorCommands)[number];

type Message<T extends FrameToHost['type']> = Extract<FrameToHost, { type: T }>;
/** What the frame asks of the screen around it. */
export type DesignerEvent =
  | { type: 'go_to_route'; path: string }
  | { type: 'set_management_tab'; tab: Message<'set_management_tab'>['payload']['tab'] }
  | { type: 'chord'; chord: Message<'chord'>['payload']['chord'] }
  | { type: 'notice'; notice: Message<'notice'>['payload']['notice'] }
  | ({ type: 'drop_intent' } & Message<'drop_intent'>['payload']);

interface LinkOptions {
  store: DesignerStore;
  clock: Clock;
  context: DesignerContext;
  typed: (operations: Operation[], options: RunOptions) => Refusal | undefined;
  emit: (event: DesignerEvent) => void;
}

/** How long the frame may take to hand over its text, and to confirm a change, in milliseconds. */
const textPatience = 500;
const acknowledgePatience = 5000;

const textTypes = new Set(['text', 'textarea', 'text_editor', 'html']);

/** The dashboard's end of the frame: sends what changed, and takes in what it says, none of which is trusted. */
export function createFrameLink({ store, clock, typed, emit, ...start }: LinkOptions) {
  let { context } = start;
  let channel: HostChannel | undefined;
  let lead: ReturnType<typeof leadDocument> | undefined;
  let end: (() => void) | undefined;
  let size: { width: number; height: number } | undefined;
  let asked = 0;
  let callOffCheck = () => undefined as void;
  const committed = new Map<number, () => void>();

  function open(next: HostChannel) {
    lead?.stop();
    channel = next;
    next.subscribe(hear);
    sendContext();
    if (size) next.send({ type: 'resize', payload: size });
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

  function takeText({ id, field, html }: Message<'text_typed'>['payload']) {
    const { document } = store.getState();
    const block = findBlock(document, id);
    if (!block || !isTextField(block.type, field)) return;
    const operation = setData(document, id, { [field]: html });
    if (operation) typed([operation], { label: 'designer_step_text', stretch: `text:${id}:${field}` });
  }

  function hear(message: FrameToHost) {
    const { document, selected, hovered } = store.getState();
    const known = (id: BlockId | null) => id === null || findBlock(document, id) !== undefined;
    switch (message.type) {
      case 'hello':
      case 'acknowledge':
      case 'request_snapshot':
      case 'block_update':
        return;
      case 'select':
        if (known(message.payload.id) && message.payload.id !== selected)
          store.setState({ selected: message.payload.id });
        return;
      case 'hover':
        if (known(message.payload.id) && message.payload.id !== hovered)
          store.setState({ hovered: message.payload.id });
        return;
      case 'measured': {
        const rects = Object.fromEntries(message.payload.rects.map(({ id, ...rect }) => [id, rect]));
        return store.setState(({ rects: held }) => ({
          rects: message.payload.all ? rects : { ...held, ...rects },
        }));
      }
      case 'resized':
        if (!store.getState().frameReady) store.setState({ frameReady: true });
        return;
      case 'text_typed':
        return takeText(message.payload);
      case 'text_committed':
        committed.get(message.payload.request)?.();
        return;
      case 'text_session':
        return store.setState({ text: { ...noText, ...message.payload } });
      case 'active_attributes':
        return store.setState(({ text }) => ({ text: { ...text, attributes: message.payload.attributes } }));
      case 'selected_node':
        return store.setState(({ text }) => ({ text: { ...text, node: message.payload } }));
      case 'render_error':
        if (known(message.payload.id))
          store.setState(({ issues }) => ({
            issues: { ...issues, [message.payload.id]: message.payload.issues },
          }));
        return;
      case 'go_to_route':
      case 'set_management_tab':
      case 'chord':
      case 'notice':
      case 'drop_intent':
        return emit({ type: message.type, ...message.payload } as DesignerEvent);
    }
  }

  const detach = () => {
    end?.();
    lead?.stop();
    callOffCheck();
    [end, lead, channel] = [undefined, undefined, undefined];
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
    resize(width: number, height: number) {
      size = { width, height };
      channel?.send({ type: 'resize', payload: size });
    },
    editText: (id: BlockId) => channel?.send({ type: 'edit_text', payload: { id } }),
    command(command: EditorCommand, attributes: Record<string, unknown>) {
      channel?.send({ type: 'editor_command', payload: { command, attributes } });
    },
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

function isTextField(type: string, field: string): boolean {
  const definitions: Record<string, { fields: Record<string, { type: string }> }> = blockDefinitions;
  const fields = Object.hasOwn(definitions, type) ? definitions[type]?.fields : undefined;
  return fields !== undefined && Object.hasOwn(fields, field) && textTypes.has(fields[field]?.type ?? '');
}
