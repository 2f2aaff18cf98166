import { describe, expect, it } from 'vitest';
import { isSupportedNode } from './use-project-node.mjs';

describe('isSupportedNode', () => {
  it.each(['22.22.2', '22.22.10', '22.23.0', '24.0.0', '100.1.0'])('accepts %s', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  it.each(['20.20.2', '22.22.1', '22.9.9', '21.99.99'])('refuses %s', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });
});
