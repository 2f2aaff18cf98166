/** Characters that fit in a path of 500 with its folder, also where each takes two. */
const MOST = 150;

/**
 * The path of an upload with the name that its file had when it was chosen: the server makes the stored one of it, and
 * shows this one. Its ending stays, which tells what is sent.
 */
export function namedPath(filePath: string, name: string): string {
  const folder = filePath.slice(0, filePath.lastIndexOf('/') + 1);
  const ending = filePath.slice(filePath.lastIndexOf('.'));
  const own = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replaceAll(/[/\\\p{Cc}]/gu, ' ')
    .trim();
  return own === '' ? filePath : folder + [...own].slice(0, MOST).join('') + ending;
}
