import type { PageContext } from '@etalage/api-contract';

/** A realistic instance of a block in stored form, and its page context. */
export interface BlockFixture {
  data: Record<string, unknown>;
  page?: Partial<PageContext>;
}
