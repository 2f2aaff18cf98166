/** Colours with a fixed meaning; not part of the palette, so that a red message is red on every site. */
export const statusColors = {
  success: { ground: '#e9f4ec', edge: '#2f7d4a', text: '#1c5632' },
  warning: { ground: '#fdf4da', edge: '#b98512', text: '#664804' },
  danger: { ground: '#fdecea', edge: '#c23a2b', text: '#8c2117' },
} as const;
