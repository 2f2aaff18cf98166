import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import { keysOf } from './keys-of.ts';

it('names keys as they are labelled on the keyboard', () => {
  expect(keysOf(createTranslate(), 'undo')).toMatch(/^(Ctrl\+Z|⌘ Z)$/);
});
