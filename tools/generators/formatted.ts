import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** The content of a file of a workspace as its formatter writes it. */
export async function formatted(workspace: string, path: string, content: string): Promise<string> {
  const filepath = join(workspace, path);
  return format(content, { ...(await resolveConfig(filepath)), filepath });
}
