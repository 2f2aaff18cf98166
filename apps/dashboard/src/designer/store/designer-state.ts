import type { BlockId, PageDocument } from '@etalage/site-model';
import type { ReferenceFinding } from '../saving/document-calls.ts';
import type { SaveProblem } from '../saving/save-queue.ts';

/** A block's box within the frame's own window, in its pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextState {
  active: boolean;
  block: BlockId | null;
  field: string | null;
  /** Marks and attributes at the cursor, e.g. `{bold: true}`. */
  attributes: Record<string, unknown>;
  /** The kind of node that is selected as a whole, e.g. an image. */
  node: { node: string | null; attributes: Record<string, unknown> } | null;
}

export type Saving = 'saved' | 'saving' | 'unsaved' | SaveProblem;

export interface DesignerState {
  document: PageDocument;
  selected: BlockId | null;
  hovered: BlockId | null;
  saving: Saving;
  /** The server's own words about what it does not save. */
  savingReason: string | null;
  revision: number;
  publishedRevision: number | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Names of the steps that undo and redo would take, for their buttons. */
  undoLabel: string | null;
  redoLabel: string | null;
  /** Blocks the frame could not draw, with why. */
  issues: Record<BlockId, string[]>;
  /** References that would show visitors nothing, as of the last check, without those of blocks changed since. */
  findings: readonly ReferenceFinding[];
  /** Text editing in place: which block and field, and what holds at the cursor. */
  text: TextState;
  /** Boxes of the blocks in view. */
  rects: Record<BlockId, Rect>;
  frameReady: boolean;
  /** A tab that ended left this many steps unsaved, and when; null when there is nothing to bring back. */
  unsent: { steps: number; at: number } | null;
}
