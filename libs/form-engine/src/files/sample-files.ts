/**
 * Whether a file is a sample that a new block starts with: it is written out in its address and stored nowhere. It takes
 * no room in a field, and the first file of the owner replaces all of them.
 */
export function isSampleFile(path: string): boolean {
  return path.startsWith('data:');
}
