import type { PageContext } from '../runtime/page-context.ts';

/** A realistic instance of a block in stored form, and its page context. */
export interface BlockFixture {
  data: Record<string, unknown>;
  page?: Partial<PageContext>;
}
