import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

const WORKSPACE = resolve(import.meta.dirname, '../..');
const ROOT_FILES = [
  '.eslintrc.json',
  '.oxfmtrc.json',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const FOLDERS = ['apps', 'libs', 'e2e', 'tools'];
/** The files of the guards themselves; a bare copy contains them too. */
const GUARDS = ['tools/lint', 'tools/floors', 'tools/node'];
const NOT_COPIED = new Set([
  'node_modules',
  'build',
  'test-results',
  'playwright-report',
  '.react-router',
  '.data',
  '.nx',
]);

/** Each further checker of the compiler reads the same types again, and doubles the processor time of a small project. */
const ONE_CHECKER = ['--checkers', '1'];

/** The result of a command: its exit code and everything it printed. */
export interface CommandResult {
  code: number;
  output: string;
}

/**
 * A temporary copy of the workspace in which a test breaks a guard. Packages are linked, not copied; the workspace's own
 * packages are linked to the copy, so that the real command reads a planted file.
 */
export class ScratchCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'etalage-guards-'));

  /** Without `sources` the projects contain only package.json and compiler options. */
  constructor({ sources }: { sources: boolean }) {
    for (const file of ROOT_FILES) cpSync(join(WORKSPACE, file), join(this.root, file));
    for (const folder of FOLDERS) {
      cpSync(join(WORKSPACE, folder), join(this.root, folder), {
        recursive: true,
        filter: (source) =>
          !NOT_COPIED.has(basename(source)) &&
          (sources || /\/(package|tsconfig)\.json$/.test(source) || isProjectFolder(source)),
      });
    }
    for (const folder of GUARDS)
      cpSync(join(WORKSPACE, folder), join(this.root, folder), { recursive: true });
    this.#linkPackages();
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), content);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Runs a script of node_modules (or of the copy itself) in the copy, or in one folder of it. */
  run(
    script: string,
    args: readonly string[],
    env: Record<string, string> = {},
    folder = '.',
  ): CommandResult {
    const own = join(this.root, script);
    try {
      const output = execFileSync(process.execPath, [own, ...args], {
        cwd: join(this.root, folder),
        encoding: 'utf8',
        env: { ...outsideEnvironment(), ...env },
        maxBuffer: 64 * 1024 * 1024,
        stdio: 'pipe',
      });
      return { code: 0, output };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, output: `${stdout}${stderr}` };
    }
  }

  /**
   * Compiles a project and returns the errors, one line per error.
   * @param include Patterns within the project. Only these files and what they import are compiled; without patterns,
   * the whole project.
   */
  compile(project: string, include?: readonly string[]): string[] {
    const config = include ? `${project}/tsconfig.part.json` : project;
    if (include) this.write(config, JSON.stringify({ extends: './tsconfig.json', include }));
    const args = ['-p', config, '--pretty', 'false', ...ONE_CHECKER];
    const { code, output } = this.run('node_modules/typescript7/bin/tsc', args);
    const errors = output.split('\n').filter((line) => /error TS\d/.test(line));
    if (code !== 0 && errors.length === 0) throw new Error(`The compiler failed: ${output}`);
    return errors;
  }

  /** Runs eslint on files of the copy. The rules on layers and packages need the project graph, see `nx show projects`. */
  lint(files: readonly string[], ...options: string[]): CommandResult {
    return this.run('node_modules/.bin/eslint', [...options, ...files], {
      ESLINT_USE_FLAT_CONFIG: 'false',
      NODE_OPTIONS: '--disable-warning=ESLintRCWarning',
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #linkPackages(): void {
    const modules = join(this.root, 'node_modules');
    mkdirSync(join(modules, '@etalage'), { recursive: true });
    for (const name of readdirSync(join(WORKSPACE, 'node_modules'))) {
      if (name === '@etalage' || name.startsWith('.')) continue;
      symlinkSync(join(WORKSPACE, 'node_modules', name), join(modules, name));
    }
    symlinkSync(join(WORKSPACE, 'node_modules/.bin'), join(modules, '.bin'));
    for (const project of this.#projects()) {
      symlinkSync(join(this.root, project), join(modules, '@etalage', basename(project)));
      const nested = join(WORKSPACE, project, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, join(this.root, project, 'node_modules'));
    }
  }

  #projects(): string[] {
    const inFolder = (folder: string) =>
      readdirSync(join(this.root, folder)).map((name) => `${folder}/${name}`);
    return [...inFolder('apps'), ...inFolder('libs'), 'e2e', 'tools', 'tools/demo'].filter((project) =>
      existsSync(join(this.root, project, 'package.json')),
    );
  }
}

/** Whether a path is a project's folder, such as libs/texts, or a parent of one. */
function isProjectFolder(source: string): boolean {
  return relative(WORKSPACE, source).split(sep).length <= 2 && statSync(source).isDirectory();
}

/** The environment without the variables of nx, vitest and npm: the copy is a separate workspace. */
function outsideEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(NX_|VITEST|NODE_ENV|NODE_OPTIONS|TEST$|FORCE_COLOR|npm_)/i.test(name),
  );
  return { ...(Object.fromEntries(kept) as Record<string, string>), NO_COLOR: '1' };
}
