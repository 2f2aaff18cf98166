import type { BlockFixture } from '../../testing/block-fixture.ts';

export const sectionTitleFixture: BlockFixture = { data: { title: 'Onze tafels', alignment: 'center' } };
