// Finds installed programs, for the tools that need a browser.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs on PATH, or undefined. */
export function onPath(...names) {
  return names.map(pathOf).find((path) => path !== undefined);
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether programs can be installed with apt-get. */
export function hasAptGet() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

function pathOf(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}
