export const devices = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

export interface CanvasSize {
  /** Size of the frame's own window, in its pixels. */
  width: number;
  height: number;
  /** Factor by which it is scaled down. */
  scale: number;
}

/** The size of the frame in the specification (DSGN-01). */
const desktop: CanvasSize = { width: 1672, height: 800, scale: 0.8 };
/** Up to this width of the window the frame has at most that scale; a wider one shows the page larger, up to its own size. */
const SCALED_TO = 1720;
const widths = { tablet: 820, phone: 390 } as const;
const smallest = { width: 240, height: 240 };

/** The size of the frame for a device, in a window of this width that leaves it this space, whose height it fills. */
export function canvasSize(
  device: Device,
  windowWidth: number,
  room: { width: number; height: number },
): CanvasSize {
  const width = device === 'desktop' ? desktop.width : widths[device];
  const most = device === 'desktop' && windowWidth <= SCALED_TO ? desktop.scale : 1;
  const scale = Math.min(most, Math.max(room.width, smallest.width) / width);
  const height = Math.round(Math.max(room.height, smallest.height) / scale);
  return { width, height, scale };
}

/** The device that a window starts with: one that is readable on it without zooming. */
export function firstDevice(windowWidth: number): Device {
  if (windowWidth < 600) return 'phone';
  return windowWidth < 1000 ? 'tablet' : 'desktop';
}
