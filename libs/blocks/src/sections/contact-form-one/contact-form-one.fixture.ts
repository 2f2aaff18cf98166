import type { BlockFixture } from '../../testing/block-fixture.ts';
import { formsBlockFixture } from '../../content/forms/forms.fixture.ts';

export const contactFormOneFixture: BlockFixture = {
  data: { form: 'contact' },
  ...(formsBlockFixture.page && { page: formsBlockFixture.page }),
};
