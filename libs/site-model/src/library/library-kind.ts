/** The kinds of files in the library of an owner. */
export const libraryKinds = ['picture', 'video', 'document', 'model', 'font'] as const;

export type LibraryKind = (typeof libraryKinds)[number];

const KINDS: Readonly<Record<string, LibraryKind>> = {
  image: 'picture',
  video: 'video',
  model: 'model',
  font: 'font',
};

/** The kind of a file; what is none of the others is a document. A file is replaced by one of its own kind only. */
export function libraryKindOf(contentType: string): LibraryKind {
  return KINDS[contentType.slice(0, Math.max(0, contentType.indexOf('/')))] ?? 'document';
}
