import { documentPlace, misplacedBlock } from '@etalage/blocks/schema';
import { findBlock, type BlockId, type Operation, type Refusal } from '@etalage/site-model';
import { createDesignerStore } from '../store/create-designer-store.ts';
import { createAutosave } from '../saving/autosave.ts';
import { browserClock, type Clock } from '../saving/clock.ts';
import type { DocumentCalls, SendSave } from '../saving/document-calls.ts';
import { createDocumentEditor, type RunOptions } from './document-editor.ts';
import { createFrameLink, type EditorCommand } from './frame-link.ts';
import type { DesignerEvent } from './hear-frame.ts';
import { historyOf } from './history.ts';
import { keepVersion } from '../saving/keep-version.ts';
import { localUnsentStorage } from '../saving/local-unsent-storage.ts';
import type { DesignerPage, OpenedDocument } from '../saving/opened-document.ts';
import { restoreUnsent } from '../saving/restore-unsent.ts';
import type { SaveProblem } from '../saving/save-queue.ts';
import { saveProblemOf, type PublishOutcome } from '../saving/save-problem.ts';
import { findingsLeft, savingOf, withoutTouched } from './shown-state.ts';
import { subjectOf } from './touched-blocks.ts';
import { keepUnsent } from '../saving/keep-unsent.ts';
import { stepsIn, type UnsentStorage } from '../saving/unsent-record.ts';
import { updatesOf } from './updates-of.ts';

export interface SessionOptions {
  opened: OpenedDocument;
  /** The website of the document. */
  websiteId: string;
  calls: DocumentCalls;
  newId: () => string;
  storage?: UnsentStorage;
  clock?: Clock;
  random?: () => number;
}

export type DesignerSession = ReturnType<typeof createDesignerSession>;

/** Everything that happens to one open document: changes, undo, saving, and the frame that shows it. */
export function createDesignerSession({ opened, websiteId, calls, newId, ...options }: SessionOptions) {
  const { clock = browserClock, random = Math.random } = options;
  const storage = options.storage ?? localUnsentStorage({ local: localStorage, locks: navigator.locks });
  const { document_kind, document_id } = opened;
  const key = `${document_kind}:${document_id}`;
  const place = documentPlace(document_kind, document_id);
  const client = newId();
  const store = createDesignerStore(opened);
  const listeners = new Set<(event: DesignerEvent) => void>();
  const tell = (event: DesignerEvent) => {
    for (const listener of [...listeners]) listener(event);
  };

  const unsent = keepUnsent({
    key,
    client,
    storage,
    clock,
    onChange: (orphan) =>
      store.setState({ unsent: orphan && { steps: stepsIn(orphan), at: orphan.saved_at } }),
  });

  const send: SendSave = (request) => calls.save({ document_kind, document_id, ...request });

  const autosave = createAutosave({
    client,
    revision: opened.revision,
    send,
    clock,
    random,
    correct: (corrections, waiting) => editor.correct(corrections, waiting),
    onChange(queue) {
      unsent.keep(queue);
      store.setState({
        saving: savingOf(queue),
        savingReason: queue.reason,
        revision: queue.revision,
      });
    },
  });

  const editor = createDocumentEditor({
    document: opened.document,
    whyNot: (document, operation) => (misplacedBlock(document, operation, place) ? 'misplaced' : undefined),
    history: historyOf(opened.undo, opened.redo),
    newId,
    clock,
    outbox: { ...autosave, lastWaiting: () => autosave.queue().waiting.at(-1) },
    onApply: (document, operations) => frame.patch(operations, document),
    onChange(document, history, operations) {
      const { selected, issues, findings } = store.getState();
      store.setState({
        document,
        canUndo: history.undo.length > 0,
        canRedo: history.redo.length > 0,
        undoLabel: history.undo.at(-1)?.label ?? null,
        redoLabel: history.redo.at(-1)?.label ?? null,
        ...(selected && !findBlock(document, selected) && { selected: null }),
        ...(Object.keys(issues).length > 0 && { issues: withoutTouched(issues, operations) }),
        ...(findings.length > 0 && { findings: findingsLeft(findings, operations) }),
      });
      for (const update of updatesOf(document, operations)) tell(update);
    },
  });

  const frame = createFrameLink({
    store,
    clock,
    context: opened.context,
    typed: (operations, run) => editor.run(operations, run),
    emit(event) {
      if (event.type === 'chord' && event.chord === 'undo') return session.undo();
      if (event.type === 'chord' && event.chord === 'redo') return session.redo();
      tell(event);
    },
  });

  /** Text in hand first becomes a step; a frame that does not answer holds nothing up. */
  const whenTextIsIn = (call: () => void) => {
    if (!store.getState().text.active) return call();
    void frame.commitText().then(call);
  };
  const replay = (which: 'undo' | 'redo') => {
    const operations = editor[which]();
    const subject = subjectOf(operations);
    if (subject && findBlock(editor.document(), subject)) session.select(subject);
  };

  /** Makes a call about the saved draft; returns what saving or the call failed with. */
  async function whenSaved<T>(call: (revision: number) => Promise<T>): Promise<T | SaveProblem> {
    await session.flush();
    const { problem, revision } = autosave.queue();
    if (problem) return problem;
    try {
      return await call(revision);
    } catch (error) {
      const refused = saveProblemOf(error);
      if (refused === 'conflict' || refused === 'signed_out') store.setState({ saving: refused });
      return refused;
    }
  }

  const session = {
    websiteId,
    /** Which kind of document is open: it decides what may be added. */
    place,
    store,
    /** Changes the document; answers why not, and then nothing has changed. */
    run: (operations: Operation[], run: RunOptions): Refusal | undefined => editor.run(operations, run),
    undo: () => whenTextIsIn(() => replay('undo')),
    redo: () => whenTextIsIn(() => replay('redo')),
    /** Selects a block and brings it into view. */
    select(id: BlockId | null, reveal = true) {
      if (id !== null && !findBlock(editor.document(), id)) return;
      if (store.getState().selected !== id) store.setState({ selected: id });
      frame.select(id, reveal);
    },
    hover(id: BlockId | null) {
      if (store.getState().hovered !== id) store.setState({ hovered: id });
    },
    command: (command: EditorCommand, attributes: Record<string, unknown> = {}) =>
      frame.command(command, attributes),
    requestAttributes: () => frame.requestAttributes(),
    measure: (ids: BlockId[]) => frame.measure(ids),
    /** Scrolls the page in the frame, by pixels of the frame; down is positive. */
    scroll: (by: number) => frame.scroll(by),
    /** Opens the text of a block for editing in place. */
    editText: (id: BlockId) => frame.editText(id),
    /** Ends the editing of text in place; what was typed is then in the document. */
    async leaveText(): Promise<void> {
      if (store.getState().text.active) await frame.commitText();
    },
    /** Replaces what blocks read of the page, when theme, menus or connections changed. */
    setPage: (page: DesignerPage) => frame.setPage(page),
    attachFrame: (iframe: HTMLIFrameElement) => frame.attach(iframe),
    /** Calls back for what the frame asks and for every change, until the answer is called. */
    subscribe(listener: (event: DesignerEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async flush(): Promise<void> {
      if (store.getState().text.active) await frame.commitText(false);
      await autosave.flush();
    },
    /**
     * Saves, and has the server check what the draft refers to: the number of references that would show visitors
     * nothing, with the findings in the state, or why it could not be checked.
     */
    async checkReferences(): Promise<number | SaveProblem> {
      return whenSaved(async () => {
        const { findings, total } = await calls.checkReferences({ document_kind, document_id });
        store.setState({ findings });
        return total;
      });
    },
    /** Saves and publishes; anything but `published` left the live page as it was. */
    async publish(): Promise<PublishOutcome> {
      return whenSaved(async (revision) => {
        const reply = await calls.publish({ document_kind, document_id, revision });
        store.setState({ publishedRevision: reply.published_revision });
        return 'published' as const;
      });
    },
    /** Tries again after signing in, or at once when the network is back. */
    resume: () => autosave.resume(),
    /** After a conflict: has the server keep everything of this tab as one version to go back to. */
    async keepVersion(): Promise<void> {
      await session.leaveText();
      if (await keepVersion(autosave.queue(), send)) unsent.handOver();
    },
    /** Brings back what an ended tab left unsaved (`unsent` of the state). */
    async restoreUnsent(): Promise<'restored' | 'conflict' | 'nothing'> {
      const record = unsent.orphan();
      if (!record) return 'nothing';
      await session.flush();
      const outcome = await restoreUnsent({
        unsent: record,
        revision: autosave.queue().revision,
        send,
        adopt: (steps, reply) => {
          autosave.moveTo(reply.revision);
          editor.adopt(steps, reply.corrections);
        },
        run: (operations, label) => editor.run(operations, { label }),
      });
      await unsent.discard(record);
      return outcome;
    },
    discardUnsent() {
      const record = unsent.orphan();
      if (record) void unsent.discard(record);
    },
    /** Ends the session: what waits is still sent, and what cannot be sent stays on this computer. */
    async close() {
      await session.flush();
      frame.close();
      unsent.release();
    },
  };
  void unsent.look();
  return session;
}
