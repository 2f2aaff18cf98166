import type { SelectedNode } from '@etalage/form-engine/rich-text';

/** A place in the window of the text, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** In-place editing of one text, in the same element that shows it. */
export interface TextSession {
  /** The current text, in stored form. */
  value(): string;
  /** Replaces the text, after an undo elsewhere. */
  replace(value: string): void;
  /** Runs a command of the toolbar; false for a command that this text does not support. */
  command(command: string, attributes: Record<string, unknown>): boolean;
  /** The formatting at the cursor, e.g. `{ bold: true, link: null }`. */
  attributes(): Record<string, unknown>;
  /** The node that is selected as a whole, such as a picture. */
  selectedNode(): SelectedNode;
  isComposing(): boolean;
  /**
   * Moves the focus to the text immediately, so that the next key is typed in it. The caret is at the character nearest
   * to the point, else at the end.
   */
  focus(point?: Point): void;
  end(): void;
}

export interface SessionEvents {
  onChange: () => void;
  /** The cursor moved, or the formatting at it changed. */
  onCursor: () => void;
  /** Enter in a single-line text. */
  onDone: () => void;
  /** A paste that is too large was refused; the text is unchanged. */
  onTooLarge: () => void;
}

/** Maximum number of characters of one paste. */
export const PASTE_LIMIT = 300_000;
