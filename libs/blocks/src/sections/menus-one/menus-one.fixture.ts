import type { BlockFixture } from '../../testing/block-fixture.ts';
import { headerOneFixture } from '../header-one/header-one.fixture.ts';

export const menusOneFixture: BlockFixture = {
  ...headerOneFixture,
  data: { menu: 'hoofd', align: 'center' },
};
