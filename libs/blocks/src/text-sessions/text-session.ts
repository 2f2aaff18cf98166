import type { SelectedNode } from '@etalage/form-engine/rich-text';

/** Editing one text in place, in the very element that shows it. */
export interface TextSession {
  /** What is written now, as it is stored. */
  value(): string;
  /** Replaces what is written, after undo elsewhere. */
  replace(value: string): void;
  /** Does what a button of the toolbar asks; false for a command this text does not know. */
  command(command: string, attributes: Record<string, unknown>): boolean;
  /** What holds at the cursor, e.g. `{ bold: true, link: null }`. */
  attributes(): Record<string, unknown>;
  /** What is selected as a whole, such as a picture. */
  selectedNode(): SelectedNode;
  isComposing(): boolean;
  focus(): void;
  end(): void;
}

export interface SessionEvents {
  onChange: () => void;
  /** The cursor moved, or what holds at it changed. */
  onCursor: () => void;
  /** Enter in a text of one line. */
  onDone: () => void;
  /** A paste that is too large was refused; the text is as it was. */
  onTooLarge: () => void;
}

/** Most characters one paste may hold. */
export const pasteLimit = 300_000;
