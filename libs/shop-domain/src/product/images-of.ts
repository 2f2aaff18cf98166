/** The paths of a pipe-separated image field; a leading pipe and empty parts are dropped (PROD-02, PROD-03). */
export function imagesOf(field: string): string[] {
  return field
    .split('|')
    .map((path) => path.trim())
    .filter((path) => path !== '');
}
