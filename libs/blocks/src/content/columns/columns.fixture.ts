import type { BlockFixture } from '../../testing/block-fixture.ts';

export const columnsFixture: BlockFixture = { data: { columns: '5', column_spacing: '8' } };
