const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DRAWERS = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'manager',
  'misc',
  'shared',
  'data',
  'info',
]);

/**
 * What is wrong with a source path: every part must be kebab-case with dotted role suffixes, and none may be a
 * meaningless name such as utils.
 */
export function nameFindingOf(path: string): string | undefined {
  for (const part of path.split('/')) {
    const segments = part.replace(/^\./, '').split('.');
    const odd = segments.find((segment) => !SEGMENT.test(segment));
    if (odd !== undefined) return `${path}: "${odd}" is not kebab-case.`;
    if (segments[0] && DRAWERS.has(segments[0]))
      return `${path}: "${segments[0]}" says nothing; name what it is.`;
  }
  return undefined;
}
