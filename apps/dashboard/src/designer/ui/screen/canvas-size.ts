export const devices = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

export interface CanvasSize {
  /** Of the frame's own window, in its pixels. */
  width: number;
  height: number;
  /** How much smaller it is drawn. */
  scale: number;
}

/** The frame as the specification draws it (DSGN-01). */
const desktop: CanvasSize = { width: 1672, height: 800, scale: 0.8 };
/** From this width of the window on the frame has that size; below, it is fitted into its room. */
const wholeFrom = 1700;
const widths = { tablet: 820, phone: 390 } as const;
const smallest = { width: 240, height: 240 };

/** How large the frame is for a device, in a window of some width that leaves it some room. */
export function canvasSize(
  device: Device,
  windowWidth: number,
  room: { width: number; height: number },
): CanvasSize {
  if (device === 'desktop' && windowWidth >= wholeFrom) return desktop;
  const width = device === 'desktop' ? desktop.width : widths[device];
  const most = device === 'desktop' ? desktop.scale : 1;
  const scale = Math.min(most, Math.max(room.width, smallest.width) / width);
  const height = Math.round(Math.max(room.height, smallest.height) / scale);
  return { width, height, scale };
}

/** The device a window starts with: what can be read on it without zooming. */
export function firstDevice(windowWidth: number): Device {
  if (windowWidth < 600) return 'phone';
  return windowWidth < 1000 ? 'tablet' : 'desktop';
}
