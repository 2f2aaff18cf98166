import type { BlockInstance } from '@etalage/site-model';

export const searchResultsFixture: BlockInstance = {
  id: 'search-results',
  type: 'searchResults',
  version: 1,
  data: { padding_top: '12', padding_bottom: '20' },
  slots: {},
};
