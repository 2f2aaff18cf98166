/** The message of the main thread to the thread that decodes a HEIC photo. */
export interface HeicWork {
  readonly source: string;
  readonly target: string;
  readonly maxPixels: number;
  /** Maximum width and height of the result, in pixels. */
  readonly maxSide: number;
}
