/** The alternative texts that pictures have in the library, by their addresses. The calls reject if the app cannot answer. */
export interface PictureTexts {
  /** A decoration has an empty text, and a picture about which nothing is said is left out. */
  of(addresses: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Stores the text of a picture, for every place without a text of its own. */
  store(address: string, text: string): Promise<void>;
}

/** Longest alternative text, in characters. */
export const MAX_PICTURE_TEXT = 500;
