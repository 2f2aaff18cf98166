/**
 * Lets the files of a form be uploaded as soon as they are chosen. Its own half of a kilobyte starts the rest, which only
 * forms with a file question load; when that fails the files travel with the form.
 */
export function start(element: HTMLElement): void {
  void import('./files/start-file-fields.ts')
    .then(({ startFileFields }) => startFileFields(element as HTMLFormElement))
    .catch(() => {});
}
