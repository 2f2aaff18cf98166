/**
 * Uploads the files of a form as soon as they are chosen. This file of half a kilobyte loads the rest, which only forms
 * with a file question need; when that fails the files are sent with the form.
 */
export function start(element: HTMLElement): void {
  void import('./files/start-file-fields.ts')
    .then(({ startFileFields }) => startFileFields(element as HTMLFormElement))
    .catch(() => {});
}
