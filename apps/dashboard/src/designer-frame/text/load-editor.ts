/** Loads the editor of texts, which is a chunk of its own. */
export const loadEditor = () => import('@etalage/blocks/editor');

export type TextEditor = Awaited<ReturnType<typeof loadEditor>>;
