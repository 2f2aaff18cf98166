import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { arch, tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative } from 'node:path';
import { newId } from '../new-id.ts';
import { type Binaries, missingLinks } from './platform-binaries.ts';
import { isReadableByOthers } from './reachable.ts';
import type { ServerAccount } from './server-account.ts';
import { SYSTEM_FOLDER } from './system-folder.ts';
import { StartError } from '../../start-error.ts';

/**
 * A folder with the programs that the server's account can run: the installed one, or a copy (60 MB, made once per
 * version) when the installed one is in a private folder or its links are missing.
 */
export function readableBinaries(binaries: Binaries, account: ServerAccount | undefined): string {
  const { folder } = binaries;
  const readable = !account || [join(folder, 'bin/postgres'), sampleData(folder)].every(isReadableByOthers);
  if (readable && missingLinks(folder).length === 0) return folder;
  const copy = join(copiesFolder(), `postgresql-${binaries.version}-${arch()}`);
  if (!existsSync(copy)) makeCopy(folder, copy);
  else if (statSync(copy).uid !== process.getuid?.())
    throw new StartError(`${copy} hoort bij een andere gebruiker.`);
  return copy;
}

function copiesFolder(): string {
  const own = process.getuid?.();
  if (own === 0) {
    try {
      mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
      return SYSTEM_FOLDER;
    } catch {
      // A read-only system still has a temporary folder.
    }
  }
  const folder = join(tmpdir(), `etalage-${own ?? 'user'}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (own !== undefined && statSync(folder).uid !== own)
    throw new StartError(`${folder} hoort bij een andere gebruiker.`);
  return folder;
}

/** Copies to a unique name first: an existing copy is complete, also when ten processes create it concurrently. */
function makeCopy(source: string, copy: string): void {
  const partial = join(dirname(copy), `.${basename(copy)}-${newId()}`);
  cpSync(source, partial, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => extname(from) !== '.a' && basename(from) !== 'pkgconfig',
  });
  const inCopy = (path: string) => join(partial, relative(source, path));
  for (const { path, target } of missingLinks(source)) {
    symlinkSync(relative(dirname(path), target), inCopy(path));
  }
  openForReading(partial);
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

function openForReading(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, found.mode | (found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644));
  if (found.isDirectory()) for (const name of readdirSync(path)) openForReading(join(path, name));
}

function sampleData(folder: string): string {
  const inShare = join(folder, 'share/postgresql/postgres.bki');
  return existsSync(inShare) ? inShare : join(folder, 'share/postgres.bki');
}
