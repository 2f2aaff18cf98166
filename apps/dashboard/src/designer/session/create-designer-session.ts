import { screenOfDocument } from '../../lists/screen-of-document.ts';
import { connect, type SessionOptions } from './connect.ts';
import { createSavingActions } from './create-saving-actions.ts';

export type DesignerSession = ReturnType<typeof createDesignerSession>;

/** Everything that happens to one open document: changes, undo, saving, and the frame that shows it. */
export function createDesignerSession(options: SessionOptions) {
  const parts = connect(options);
  const { store, outbox, editor, frame, selection, undoActions, events } = parts;
  void outbox.unsent.look();
  return {
    websiteId: options.websiteId,
    /** The screen of the document at one of its blocks, to come back to. */
    screenAt: (block: string) => screenOfDocument(options.opened, block),
    store,
    /** Which kind of document is open: it decides what may be added. */
    place: parts.place,
    /** The value that a content field of a template has on all pages, with where it is shown; undefined without one. */
    sharedValue: (template: string, field: string) =>
      options.opened.shared.find((one) => one.template === template && one.field === field),
    /** Changes the document; returns why it is refused, and then nothing has changed. */
    run: editor.run,
    ...undoActions,
    ...selection,
    ...createSavingActions(parts, options),
    command: frame.command,
    requestAttributes: frame.requestAttributes,
    measure: frame.measure,
    scroll: frame.scroll,
    editText: frame.editText,
    fileUploaded: frame.fileUploaded,
    setPage: frame.setPage,
    setMenus: frame.setMenus,
    attachFrame: frame.attach,
    /** The owner has read what was repaired when the document was opened. */
    forgetRepairs: () => store.setState({ repaired: [] }),
    subscribe: events.subscribe,
    /** Asks the screen around the designer to open another screen of the website. */
    openRoute: (path: string) => events.emit({ type: 'go_to_route', path }),
  };
}
