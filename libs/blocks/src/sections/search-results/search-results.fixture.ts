import type { BlockFixture } from '../../testing/block-fixture.ts';
import { tileOf } from '../../shop/testing/product.fixture.ts';

export const searchResultsFixture: BlockFixture = {
  data: {},
  page: { kind: 'search', search: { query: 'stoel', filters: '', results: [tileOf()], facets: [], hits: 1 } },
};
