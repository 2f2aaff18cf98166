import type { BlockFixture } from '../../testing/block-fixture.ts';

export const breadcrumbsOneFixture: BlockFixture = {
  data: {},
  page: {
    postTitle: 'Over ons',
    breadcrumbs: [
      { title: 'Home', url: '/', active: false },
      { title: 'Over ons', url: '/over', active: true },
    ],
  },
};
