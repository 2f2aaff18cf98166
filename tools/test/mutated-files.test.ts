import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../node/use-project-node.mjs';
import { mutatedFiles, shareOf } from './mutated-files.ts';

describe('mutatedFiles', () => {
  const files = mutatedFiles(join(workspaceRoot, 'libs/shop-domain'));

  it('are the rules of the shop, without tests', () => {
    expect(files).toContain('src/money/amount-error.ts');
    expect(files).toContain('src/vat/vat-area.ts');
    expect(files.filter((path) => /\.(test|fixture|schema)\.ts$/.test(path))).toEqual([]);
  });

  it('are all in one of four parts', () => {
    const parts = [0, 1, 2, 3].map((part) => shareOf(files, part, 4));
    expect(parts.flat().sort()).toEqual(files);
    expect(shareOf(files, 5, 4)).toEqual(parts[1]);
  });
});
