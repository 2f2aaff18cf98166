/** Rich text after sanitising, and whether sanitising removed something from it. */
export interface CleanHtml {
  readonly clean: string;
  readonly isReduced: boolean;
}

/** The message to the thread that sanitises markup. */
export type MarkupWork = { readonly html: readonly string[] } | { readonly svg: string };

/** Its reply: the texts in the same order, or the drawing, which is undefined if it is none. */
export interface MarkupResult {
  readonly html?: readonly CleanHtml[];
  readonly svg?: string | undefined;
}
