// npm run block-lists: writes the lists of blocks that follow from libs/blocks/src/registry/schema-registry.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { derivedBlockLists } = await import('./block-lists.ts');
const { formatted } = await import('./formatted.ts');

const lists = derivedBlockLists((path) => readFileSync(join(workspaceRoot, path), 'utf8'));
for (const [path, content] of Object.entries(lists)) {
  writeFileSync(join(workspaceRoot, path), await formatted(workspaceRoot, path, content));
  console.log(`wrote  ${path}`);
}
