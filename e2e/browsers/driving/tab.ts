import type { Scope } from '../../support/scope.ts';

/** One action of the pointer; positions are CSS pixels of the window. */
export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration?: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'pause'; readonly duration: number };

/** One action of the keyboard; a value is a character or a key of the WebDriver standard. */
export type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** What the standard calls a source of actions. */
export type InputSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] };

/** One window of a browser, driven by the commands that every browser has. */
export interface Tab extends Scope {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Runs the source of a library in the page. */
  load(source: string): Promise<void>;
  /** The document of the frame that this selector finds. */
  frame(selector: string): Scope;
  perform(source: InputSource): Promise<void>;
  /** Puts files of this machine into the file field that this selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  /** Errors of scripts and violations of a policy since the tab was opened. */
  problems(): readonly string[];
  /** Closes the browser. */
  close(): Promise<void>;
}
