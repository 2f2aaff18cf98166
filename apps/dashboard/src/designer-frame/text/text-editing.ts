import { renderRegistry } from '@etalage/blocks/render';
import { textInPlace } from '@etalage/blocks/schema';
import type { TextSession } from '@etalage/blocks/editor';
import type { FrameChannel, editorCommands } from '@etalage/designer-protocol';
import type { BlockId } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import type { CanvasStore, Editing } from '../canvas-store.ts';
import { chooseField } from './choose-field.ts';
import { findMarked, textOf } from './marked-data.ts';
import { restTimer } from './rest-timer.ts';

interface Options {
  store: CanvasStore;
  channel: FrameChannel;
}

/** When what was typed goes to the dashboard. Somebody who never pauses would else have everything to lose. */
const typingWaits = { rest: 300, longest: 1500 };
/** Most characters one text may hold; the protocol refuses more. */
const textLimit = 1_000_000;

const loadEditor = () => import('@etalage/blocks/editor');

/** Editing of texts in place: opens one at a time, and hands over what was typed. */
export function createTextEditing({ store, channel }: Options) {
  let open: { session: TextSession; editing: Editing; sent: string; stop: () => void } | undefined;
  const typing = restTimer(commit, typingWaits);
  let rounds = 0;
  const told = { attributes: '', node: '' };

  const definitionOf = (type: string) =>
    Object.hasOwn(renderRegistry, type) ? renderRegistry[type]?.definition : undefined;

  function commit() {
    typing.stop();
    if (!open || open.session.isComposing()) return;
    const html = open.session.value();
    if (html === open.sent) return;
    if (html.length > textLimit)
      return channel.send({ type: 'notice', payload: { notice: 'text_too_large' } });
    open.sent = html;
    const { block, field } = open.editing;
    channel.send({ type: 'text_typed', payload: { id: block, field, html } });
  }

  function tellCursor() {
    const attributes = open?.session.attributes() ?? {};
    const node = open?.session.selectedNode() ?? { node: null, attributes: {} };
    if (isNews('attributes', attributes))
      channel.send({ type: 'active_attributes', payload: { attributes } });
    if (isNews('node', node)) channel.send({ type: 'selected_node', payload: node });
  }

  function isNews(about: keyof typeof told, value: object): boolean {
    const text = JSON.stringify(value);
    if (text === told[about]) return false;
    told[about] = text;
    return true;
  }

  const forget = () => Object.assign(told, { attributes: '', node: '' });

  function close() {
    if (!open) return;
    commit();
    const { session, stop } = open;
    open = undefined;
    forget();
    stop();
    session.end();
    store.edit(null);
    channel.send({ type: 'text_session', payload: { active: false, block: null, field: null } });
    document.body.focus({ preventScroll: true });
  }

  /** Undo in the dashboard, or a correction of the server, changes the text under the editor. */
  function follow() {
    if (!open) return;
    const block = store.block(open.editing.block);
    if (!block) return close();
    const stored = textOf(block.data[open.editing.field]);
    if (stored === open.sent || open.session.value() !== open.sent) return;
    open.sent = stored;
    open.session.replace(stored);
  }

  return {
    isOpen: () => open !== undefined,
    isIn: (target: EventTarget | null) =>
      open !== undefined && target instanceof Element && target.closest('[contenteditable]') !== null,
    /** Opens the text at an element, or the block's first; false when the block has none. */
    open(id: BlockId, target: Element | null = null): boolean {
      const block = store.block(id);
      const definition = block && definitionOf(block.type);
      const field = block && definition && chooseField(definition, block, target);
      if (!field) return false;
      if (open?.editing.block === id && open.editing.field === field) return true;
      close();
      void loadEditor().then(
        () => store.block(id) && store.edit({ block: id, field, round: (rounds += 1) }),
        () => channel.send({ type: 'notice', payload: { notice: 'text_not_loaded' } }),
      );
      return true;
    },
    /** Called once the block is drawn with a mark where its text goes; the element is named after its setting. */
    begin(wrapper: HTMLElement, editing: Editing, t: Translate) {
      void loadEditor().then(({ startPlainText, startRichText }) => {
        const block = store.block(editing.block);
        const definition = block && definitionOf(block.type);
        if (!block || !definition || store.editing() !== editing) return;
        const kind = textInPlace(definition, editing.field);
        const element = findMarked(wrapper);
        const value = textOf(block.data[editing.field]);
        const title = definition.fields[editing.field]?.title;
        if (title) element?.setAttribute('aria-label', t(title));
        element?.setAttribute('role', 'textbox');
        const events = {
          onChange: typing.touch,
          onCursor: tellCursor,
          onDone: close,
          onTooLarge: () => channel.send({ type: 'notice', payload: { notice: 'paste_too_large' } }),
        };
        const session =
          element &&
          (kind === 'html'
            ? startRichText(emptied(element), value, events)
            : startPlainText(element, value, events, kind ?? 'line'));
        if (!session) {
          store.edit(null);
          return channel.send({ type: 'notice', payload: { notice: 'text_elsewhere' } });
        }
        open = { session, editing, sent: value, stop: store.onBlock(editing.block, follow) };
        // Writing the same text another way is no change of the owner's.
        open.sent = session.value();
        session.focus();
        const { block: id, field } = editing;
        channel.send({ type: 'text_session', payload: { active: true, block: id, field } });
        forget();
        tellCursor();
      });
    },
    commit,
    close,
    command(command: (typeof editorCommands)[number], attributes: Record<string, unknown>) {
      open?.session.command(command, attributes);
      tellCursor();
    },
    /** Answers what holds at the cursor, also when it was told before. */
    tellAttributes() {
      forget();
      tellCursor();
    },
    /** Fetches the editor while nothing else is going on; one that does not come is fetched when a text is opened. */
    prepare: () => void loadEditor().catch(() => undefined),
  };
}

export type TextEditing = ReturnType<typeof createTextEditing>;

function emptied(element: HTMLElement): HTMLElement {
  element.replaceChildren();
  return element;
}
