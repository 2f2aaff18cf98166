/** The most important point of a picture, in percent from its left and its top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The address of a picture with the point that stays in view where the picture is cropped. */
export interface PlacedPicture {
  readonly address: string;
  /** Absent if the owner set none; then the middle stays in view. */
  readonly focus?: FocalPoint;
}

/** Ends a stored address: a part of it that browsers do not send, so that it stays an address of the same picture. */
const FOCUS = /#focus=(\d{1,3}),(\d{1,3})$/;

/** Reads a stored picture. An unreadable point is left out. */
export function readPicture(stored: string): PlacedPicture {
  const [whole, left, top] = FOCUS.exec(stored) ?? [];
  if (whole === undefined) return { address: stored };
  const focus = { x: Number(left), y: Number(top) };
  const address = stored.slice(0, -whole.length);
  return focus.x <= 100 && focus.y <= 100 ? { address, focus } : { address };
}

/** Writes a picture as it is stored. */
export function formatPicture({ address, focus }: PlacedPicture): string {
  return focus ? `${address}#focus=${Math.round(focus.x)},${Math.round(focus.y)}` : address;
}

/**
 * Whether a picture is loaded from the website itself. Browsers read `\` as `/`, skip spaces before an address, and leave
 * out tabs and line ends within it.
 */
export function isOwnPicture(address: string): boolean {
  const read = address.replace(/^[\0-\x20]+|[\t\n\r]/g, '');
  return /^data:/i.test(read) || !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(read);
}
