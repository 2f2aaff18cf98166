/** What a key combination in the frame asks of the dashboard; no other key leaves the frame. */
export const chords = [
  'undo',
  'redo',
  'save',
  'remove',
  'duplicate',
  'copy',
  'cut',
  'paste',
  'move_up',
  'move_down',
  'insert',
  'escape',
] as const;

export type Chord = (typeof chords)[number];

/** What the frame may have the dashboard tell the owner; the words are the dashboard's. */
export const notices = ['paste_too_large', 'text_too_large', 'text_elsewhere'] as const;
