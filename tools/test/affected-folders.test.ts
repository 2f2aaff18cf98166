import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { affectedFolders, withoutNested } from './affected-folders.ts';
import { projectsOf } from './project-folders.ts';

const workspace = resolve(import.meta.dirname, '../..');

describe('affectedFolders', () => {
  it('is undefined when there is no earlier state: all code is checked', async () => {
    expect(await affectedFolders(workspace, {})).toBeUndefined();
  });

  it('leaves out a folder inside another of the list', () => {
    expect(withoutNested(['libs/texts', 'tools', 'tools/demo'])).toEqual(['libs/texts', 'tools']);
  });
});

describe('projectsOf', () => {
  it('finds applications, libraries, journeys and tools with their names', () => {
    const names = Object.fromEntries(
      projectsOf(workspace).map(({ folder, manifest }) => [folder, manifest.name]),
    );
    expect(names).toMatchObject({
      'apps/api': '@etalage/api',
      'libs/texts': '@etalage/texts',
      e2e: '@etalage/e2e',
      tools: '@etalage/tools',
      'tools/demo': '@etalage/demo',
    });
  });
});
