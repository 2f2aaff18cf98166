/** Most keys that are held: more than anybody types while the editor loads. */
const MOST = 500;
/** Keys that are pressed together with others. */
const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);
/** With Ctrl or Command: what the editor of texts or the designer has a meaning for. */
const chords: ReadonlySet<string> = new Set([...'abcdisuvxyz']);

/** Keys that were pressed while a text was opened: they belong to the text, whatever they mean outside of it. */
export function createHeldKeys() {
  let held: KeyboardEvent[] = [];
  return {
    hold(event: KeyboardEvent) {
      event.stopImmediatePropagation();
      if (modifiers.has(event.key) || isForBrowser(event)) return;
      event.preventDefault();
      if (held.length < MOST) held.push(event);
    },
    /** The keys in order; they are no longer held. */
    take(): KeyboardEvent[] {
      const keys = held;
      held = [];
      return keys;
    },
  };
}

/** Reloading, another tab, the size of the window: these keys never reach a text. */
function isForBrowser({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^F\d+$/.test(key) || ((ctrlKey || metaKey) && !chords.has(key.toLowerCase()));
}
