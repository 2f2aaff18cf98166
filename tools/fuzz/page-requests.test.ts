import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../node/use-project-node.mjs';
import { intents } from './page-requests.ts';

it('sends every action of a form', () => {
  const source = readFileSync(join(workspaceRoot, 'apps/storefront/src/actions/intents.ts'), 'utf8');
  const actions = [...source.matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, name]) => name);
  expect(actions.length).toBeGreaterThan(10);
  expect([...intents].sort()).toEqual(actions.sort());
});
