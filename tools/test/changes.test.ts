import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('changesOf', () => {
  const folders: string[] = [];
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.nl', ...args], {
      cwd: folders.at(-1),
      encoding: 'utf8',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_DIR: undefined, GIT_INDEX_FILE: undefined },
    }).trim();
  const commit = (file: string) => {
    writeFileSync(join(folders.at(-1) ?? '', file), file);
    git('add', '.');
    git('commit', '-qm', file);
    return git('rev-parse', 'HEAD');
  };

  beforeEach(() => {
    folders.push(mkdtempSync(join(tmpdir(), 'etalage-changes-')));
    git('init', '-q', '-b', 'main');
  });
  afterEach(() => rmSync(folders.at(-1) ?? '', { recursive: true }));

  const changes = () => changesOf(folders.at(-1) ?? '');

  it('has nothing to compare with before the second commit', () => {
    expect(changes()).toEqual({});
    commit('one.txt');
    expect(changes()).toEqual({});
  });

  it('lists the last commit on a clean main', () => {
    const first = commit('one.txt');
    commit('two.txt');
    expect(changes()).toEqual({ base: first, files: ['two.txt'], removed: [] });
  });

  it('lists the uncommitted changes on main', () => {
    commit('one.txt');
    const last = commit('two.txt');
    writeFileSync(join(folders.at(-1) ?? '', 'three.txt'), '');
    expect(changes()).toEqual({ base: last, files: ['three.txt'], removed: [] });
  });

  it('lists the old path of a renamed file as removed', () => {
    const first = commit('one.txt');
    git('mv', 'one.txt', 'two.txt');
    expect(changes()).toEqual({ base: first, files: ['two.txt'], removed: ['one.txt'] });
  });

  it('lists everything since a branch left main', () => {
    const first = commit('one.txt');
    git('switch', '-qc', 'work');
    commit('two.txt');
    commit('three.txt');
    expect(changes()).toEqual({ base: first, files: ['three.txt', 'two.txt'], removed: [] });
  });
});
