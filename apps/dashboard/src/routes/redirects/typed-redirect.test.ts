import { describe, expect, it } from 'vitest';
import { shortPath } from './typed-redirect.ts';

describe('shortPath', () => {
  it('keeps a path of 60 characters whole', () => {
    const path = `/${'a'.repeat(59)}`;
    expect(shortPath(path)).toBe(path);
  });

  it('cuts a longer path after 60 characters, with an ellipsis', () => {
    expect(shortPath(`/${'a'.repeat(60)}`)).toBe(`/${'a'.repeat(59)}…`);
  });
});
