import { describe, expect, it } from 'vitest';
import { compareFolders, folderAbove, isWithin, readFolder, withFoldersAbove } from './folder-path.ts';

describe('readFolder', () => {
  it.each(['', 'Producten', 'Producten/Stoelen én banken', 'a/b/c/d/e', 'x'.repeat(60), '../x'])(
    'takes "%s"',
    (path) => expect(readFolder(path, 'path')).toBe(path),
  );

  it.each(['/', 'a/', '/a', 'a//b', ' a', 'a ', 'a/b/c/d/e/f', 'x'.repeat(61), 'a\\b', 'a\nb'])(
    'refuses "%s" at its field',
    (path) =>
      expect(() => readFolder(path, 'to')).toThrow(
        expect.objectContaining({
          code: 'validation_failed',
          fields: { to: [{ key: 'library_folder_invalid' }] },
        }) as Error,
      ),
  );
});

describe('compareFolders', () => {
  it('puts what is in a folder directly behind it, and numbers in their order', () => {
    const folders = ['Map 10', 'a', 'A b', 'a/b', 'Map 9', 'é', 'a/b/c', 'Zee', 'a'];
    expect(folders.sort(compareFolders)).toEqual([
      'a',
      'a',
      'a/b',
      'a/b/c',
      'A b',
      'é',
      'Map 9',
      'Map 10',
      'Zee',
    ]);
  });
});

describe('folders of a path', () => {
  it('are the one above, all above it and what is in it', () => {
    expect([folderAbove('a/b/c'), folderAbove('a'), folderAbove('')]).toEqual(['a/b', '', '']);
    expect(withFoldersAbove('a/b/c')).toEqual(['a', 'a/b', 'a/b/c']);
    expect(withFoldersAbove('')).toEqual([]);
    expect([isWithin('a/b', 'a'), isWithin('a', 'a'), isWithin('ab', 'a')]).toEqual([true, true, false]);
  });
});
