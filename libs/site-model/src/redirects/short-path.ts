const IN_SENTENCE = 60;

/** A path as a part of a sentence or a title. */
export function shortPath(path: string): string {
  return path.length > IN_SENTENCE ? `${path.slice(0, IN_SENTENCE)}…` : path;
}
