import { definitionOfBlock, textInPlace } from '@etalage/blocks/schema';
import type { FrameToHost } from '@etalage/designer-protocol';
import { findBlock, setData, type BlockId, type Operation, type Refusal } from '@etalage/site-model';
import { noText, type DesignerStore } from '../store/create-designer-store.ts';
import type { RunOptions } from './document-editor.ts';
import type { BlockUpdate, FieldUpdate } from './updates-of.ts';

type Message<T extends FrameToHost['type']> = Extract<FrameToHost, { type: T }>;
/** What the frame asks of the screen around it, and what a change touched. */
export type DesignerEvent =
  | BlockUpdate
  | FieldUpdate
  | { type: 'go_to_route'; path: string }
  | { type: 'set_management_tab'; tab: Message<'set_management_tab'>['payload']['tab'] }
  | { type: 'chord'; chord: Message<'chord'>['payload']['chord'] }
  | { type: 'notice'; notice: Message<'notice'>['payload']['notice'] }
  | ({ type: 'drop_intent' } & Message<'drop_intent'>['payload']);

interface HearOptions {
  store: DesignerStore;
  typed: (operations: Operation[], options: RunOptions) => Refusal | undefined;
  emit: (event: DesignerEvent) => void;
  /** Text that was asked for has all been handed over. */
  committed: (request: number) => void;
}

/** Takes in what the frame says, none of which is trusted: blocks that are not there and fields without text are passed by. */
export function hearFrame({ store, typed, emit, committed }: HearOptions): (message: FrameToHost) => void {
  function takeText({ id, field, html }: Message<'text_typed'>['payload']) {
    const { document } = store.getState();
    const block = findBlock(document, id);
    if (!block || !isTextField(block.type, field)) return;
    const operation = setData(document, id, { [field]: html });
    if (operation) typed([operation], { label: 'designer_step_text', stretch: `text:${id}:${field}` });
  }

  return (message) => {
    const { document, selected, hovered } = store.getState();
    const known = (id: BlockId | null) => id === null || findBlock(document, id) !== undefined;
    switch (message.type) {
      case 'hello':
      case 'acknowledge':
      case 'request_snapshot':
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
        return committed(message.payload.request);
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
  };
}

function isTextField(type: string, field: string): boolean {
  const definition = definitionOfBlock(type);
  return definition !== undefined && textInPlace(definition, field) !== undefined;
}
