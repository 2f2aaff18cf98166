import { describe, expect, it } from 'vitest';
import { chainProblem } from './check-redirects.ts';
import { shortPath } from './short-path.ts';

describe('shortPath', () => {
  it('keeps a path of 60 characters whole', () => {
    const path = `/${'a'.repeat(59)}`;
    expect(shortPath(path)).toBe(path);
  });

  it('cuts a longer path after 60 characters, with an ellipsis', () => {
    expect(shortPath(`/${'a'.repeat(60)}`)).toBe(`/${'a'.repeat(59)}…`);
  });

  it('keeps the message of a loop through long paths short', () => {
    const paths = ['/a', `/${'b'.repeat(2000)}`, '/a'];
    const { values } = chainProblem({ issue: 'loop', from: '/a', paths });
    expect(values).toEqual({ chain: `/a → /${'b'.repeat(59)}… → /a` });
  });
});
