import { documentPlace, misplacedBlock } from '@etalage/blocks/schema';
import { createOutbox } from '../saving/create-outbox.ts';
import { browserClock, type Clock } from '../../saving/clock.ts';
import type { DocumentCalls } from '../saving/document-calls.ts';
import { localUnsentStorage } from '../saving/local-unsent-storage.ts';
import type { OpenedDocument } from '../saving/opened-document.ts';
import { stepsIn, type UnsentStorage } from '../saving/unsent-record.ts';
import { createDesignerStore } from '../store/create-designer-store.ts';
import { createDocumentEditor } from './create-document-editor.ts';
import { createFrameLink } from './create-frame-link.ts';
import { historyOf } from './history.ts';
import { savingOf } from './saving-of.ts';
import { createSelection } from './create-selection.ts';
import { createSessionEvents } from './create-session-events.ts';
import { storeDocument } from './store-document.ts';
import { createUndoActions } from './create-undo-actions.ts';
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

export type SessionParts = ReturnType<typeof connect>;

/** Makes the parts of a session, none of which knows another part's listeners, and connects them. */
export function connect(options: SessionOptions) {
  const parts = createParts(options);
  const { store, outbox, editor, frame, events, undoActions } = parts;
  outbox.connect({
    correct: editor.correct,
    onQueue: (queue) =>
      store.setState({ saving: savingOf(queue), savingReason: queue.reason, revision: queue.revision }),
    onOrphan: (orphan) =>
      store.setState({ unsent: orphan && { steps: stepsIn(orphan), at: orphan.saved_at } }),
  });
  editor.connect({
    onApply: frame.patch,
    onChange(document, history, operations) {
      storeDocument(store, document, history, operations);
      for (const update of updatesOf(document, operations)) events.emit(update);
    },
  });
  frame.connect({
    typed: editor.run,
    emit(event) {
      if (event.type === 'chord' && event.chord === 'undo') return undoActions.undo();
      if (event.type === 'chord' && event.chord === 'redo') return undoActions.redo();
      events.emit(event);
    },
  });
  return parts;
}

function createParts({ opened, calls, newId, ...options }: SessionOptions) {
  const { clock = browserClock, random = Math.random } = options;
  const storage = options.storage ?? localUnsentStorage({ local: localStorage, locks: navigator.locks });
  const { document_kind, document_id, revision, document, context } = opened;
  const store = createDesignerStore(opened);
  const outbox = createOutbox({
    key: `${document_kind}:${document_id}`,
    client: newId(),
    revision,
    send: (request) => calls.save({ document_kind, document_id, ...request }),
    storage,
    clock,
    random,
  });
  const history = historyOf(opened.undo, opened.redo);
  const place = documentPlace(document_kind, document_id);
  const editor = createDocumentEditor({
    document,
    history,
    newId,
    clock,
    outbox,
    refuse: (before, operation) => (misplacedBlock(before, operation, place) ? 'misplaced' : undefined),
  });
  const frame = createFrameLink({ store, clock, context });
  const selection = createSelection(store, frame);
  const undoActions = createUndoActions({ store, editor, frame, selection });
  return { place, store, outbox, editor, frame, selection, undoActions, events: createSessionEvents() };
}
