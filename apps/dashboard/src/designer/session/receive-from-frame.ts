import { definitionOfBlock, textInPlace } from '@etalage/blocks/schema';
import type { FrameToHost } from '@etalage/designer-protocol';
import { findBlock, setData, type BlockId, type Operation, type Refusal } from '@etalage/site-model';
import { noText, type DesignerStore } from '../store/create-designer-store.ts';
import type { RunOptions } from './create-document-editor.ts';
import type { DesignerEvent } from './create-session-events.ts';

type Message<T extends FrameToHost['type']> = Extract<FrameToHost, { type: T }>;

export interface FrameListener {
  /** Applies a change of text that was typed in the frame. */
  typed: (operations: Operation[], options: RunOptions) => Refusal | undefined;
  emit: (event: DesignerEvent) => void;
}

interface ReceiveOptions extends FrameListener {
  store: DesignerStore;
  /** The frame has sent all text for this request. */
  committed: (request: number) => void;
}

/** Handles the frame's messages, none of which is trusted: unknown blocks and fields without text are ignored. */
export function receiveFromFrame(options: ReceiveOptions): (message: FrameToHost) => void {
  const { store, typed, emit, committed } = options;
  const known = (id: BlockId | null) => id === null || findBlock(store.getState().document, id) !== undefined;
  return (message) => {
    switch (message.type) {
      case 'hello':
      case 'acknowledge':
      case 'request_snapshot':
        return;
      case 'select': {
        const { id } = message.payload;
        if (known(id) && id !== store.getState().selected) store.setState({ selected: id });
        return;
      }
      case 'hover': {
        const { id } = message.payload;
        if (known(id) && id !== store.getState().hovered) store.setState({ hovered: id });
        return;
      }
      case 'measured':
        return storeBoxes(store, message.payload);
      case 'resized':
        if (!store.getState().frameReady) store.setState({ frameReady: true });
        return;
      case 'text_typed': {
        const { id, field } = message.payload;
        const operation = textOperation(store, message.payload);
        if (operation) typed([operation], { label: 'designer_step_text', stretch: `text:${id}:${field}` });
        return;
      }
      case 'text_committed':
        return committed(message.payload.request);
      case 'text_session':
        return store.setState({ text: { ...noText, ...message.payload } });
      case 'active_attributes':
        return store.setState(({ text }) => ({ text: { ...text, attributes: message.payload.attributes } }));
      case 'selected_node':
        return store.setState(({ text }) => ({ text: { ...text, node: message.payload } }));
      case 'render_error': {
        const { id, issues } = message.payload;
        if (known(id)) store.setState((state) => ({ issues: { ...state.issues, [id]: issues } }));
        return;
      }
      case 'go_to_route':
      case 'set_management_tab':
      case 'chord':
      case 'notice':
      case 'drop_intent':
        return emit({ type: message.type, ...message.payload } as DesignerEvent);
    }
  };
}

function storeBoxes(store: DesignerStore, { rects, all }: Message<'measured'>['payload']) {
  const measured = Object.fromEntries(rects.map(({ id, ...rect }) => [id, rect]));
  store.setState((state) => ({ rects: all ? measured : { ...state.rects, ...measured } }));
}

function textOperation(store: DesignerStore, { id, field, html }: Message<'text_typed'>['payload']) {
  const { document } = store.getState();
  const block = findBlock(document, id);
  const definition = block && definitionOfBlock(block.type);
  if (!definition || textInPlace(definition, field) === undefined) return undefined;
  return setData(document, id, { [field]: html });
}
