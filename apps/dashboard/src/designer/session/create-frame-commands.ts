import type { editorCommands, HostToFrameWire } from '@etalage/designer-protocol';
import type { BlockId } from '@etalage/site-model';

export type EditorCommand = (typeof editorCommands)[number];

/** The commands of the dashboard to the frame; without a frame nothing is sent. */
export function createFrameCommands(send: (message: HostToFrameWire) => void) {
  return {
    /** Marks a block as selected; with `reveal` the frame also scrolls to it. */
    select: (id: BlockId | null, reveal: boolean) => send({ type: 'select', payload: { id, reveal } }),
    /** Scrolls the page in the frame, by pixels of the frame; down is positive. */
    scroll: (by: number) => send({ type: 'scroll', payload: { by } }),
    /** Requests the boxes of these blocks. */
    measure: (ids: BlockId[]) => send({ type: 'measure', payload: { ids } }),
    /** Notifies the page that a file of a setting was stored; a carousel starts again (SEC-46). */
    fileUploaded: () => send({ type: 'file_uploaded', payload: {} }),
    /** Opens the text of a block for editing in place. */
    editText: (id: BlockId) => send({ type: 'edit_text', payload: { id } }),
    /** Runs a command of the text editor, e.g. `bold`. */
    command: (command: EditorCommand, attributes: Record<string, unknown> = {}) =>
      send({ type: 'editor_command', payload: { command, attributes } }),
    /** Requests the marks and attributes at the cursor. */
    requestAttributes: () => send({ type: 'request_active_attributes', payload: {} }),
  };
}
