import type { SharedPlaces } from '@etalage/api-contract';
import type { BlockId, PageDocument } from '@etalage/site-model';
import type { ReferenceFinding } from '../saving/document-calls.ts';
import type { OpenedDocument } from '../saving/opened-document.ts';
import type { SaveProblem } from '../../saving/save-problem.ts';

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
  /** What was wrong with the stored document and is repaired in this one; empty once the owner has read it. */
  repaired: OpenedDocument['repaired'];
  selected: BlockId | null;
  hovered: BlockId | null;
  saving: Saving;
  /** The server's message about what it does not save. */
  savingReason: string | null;
  revision: number;
  publishedRevision: number | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Text keys of the steps that undo and redo would apply, for their buttons. */
  undoLabel: string | null;
  redoLabel: string | null;
  /** Blocks that the frame could not render, with the reasons. */
  issues: Record<BlockId, string[]>;
  /** References that would show visitors nothing, as of the last check, without those of blocks changed since. */
  findings: readonly ReferenceFinding[];
  /** The values for all pages that publishing changes on other pages, as of the last check. */
  shared: readonly SharedPlaces[];
  /** Text editing in place: which block and field, and the marks at the cursor. */
  text: TextState;
  /** Boxes of the blocks in view. */
  rects: Record<BlockId, Rect>;
  frameReady: boolean;
  /** How many steps an ended tab left unsaved, and when; null if there is nothing to restore. */
  unsent: { steps: number; at: number } | null;
}
