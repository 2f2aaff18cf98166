import type { BlockFixture } from '../../testing/block-fixture.ts';

export const footersTwoFixture: BlockFixture = {
  data: { twitter_link: 'https://twitter.com/x', whatsappnumber: '31600000000' },
};
