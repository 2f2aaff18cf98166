import type { BlockFixture } from '../../testing/block-fixture.ts';
import { headerOneFixture } from '../header-one/header-one.fixture.ts';

export const headerOneTextFixture: BlockFixture = {
  ...headerOneFixture,
  data: { ...headerOneFixture.data, show_text_header: '1', fixed_element: '0' },
};
