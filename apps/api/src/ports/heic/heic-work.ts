/** What the main thread asks of the thread that decodes a HEIC photo. */
export interface HeicWork {
  readonly source: string;
  readonly target: string;
  readonly mostPixels: number;
  /** Largest width and height of what is made, in pixels. */
  readonly maxSide: number;
}
