import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';

/** The content of a file of a workspace as its formatter writes it. */
export async function formatted(workspace: string, path: string, content: string): Promise<string> {
  const options = JSON.parse(readFileSync(join(workspace, '.oxfmtrc.json'), 'utf8')) as FormatOptions;
  const { code, errors } = await format(path, content, options);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return code;
}
