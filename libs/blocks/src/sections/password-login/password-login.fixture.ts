import type { BlockFixture } from '../../testing/block-fixture.ts';

export const passwordLoginFixture: BlockFixture = {
  data: {},
  page: {
    kind: 'login',
    feedback: { form: 'page-password', errors: { password: ['Onjuist'] }, values: {}, message: '' },
  },
};
