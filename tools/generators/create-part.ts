import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Part } from './part.ts';
import { PartRefused, partName } from './part-name.ts';
import { blockPart } from './templates/block-part.ts';
import { endpointPart } from './templates/endpoint-part.ts';
import { fieldPart } from './templates/field-part.ts';
import { rulePart } from './templates/rule-part.ts';

export { PartRefused } from './part-name.ts';

export interface CreatedPart {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly next: readonly string[];
}

const USAGE =
  'Usage: npm run new -- block <name> | section <name> | field <name> | endpoint <area> <name> [--visitor] | rule <name>';

/** Creates the requested part in a workspace. Throws PartRefused, with one sentence, before it has written anything. */
export async function createPart(workspace: string, words: readonly string[]): Promise<CreatedPart> {
  const { files, edits, next } = partOf(words, (path) => existsSync(join(workspace, path)));
  const existing = Object.keys(files).find((path) => existsSync(join(workspace, path)));
  if (existing) throw new PartRefused(`${existing} exists already; nothing was changed.`);
  const created = Object.entries(files);
  const changed = Object.entries(edits).flatMap(([path, edit]): [string, string][] => {
    const before = readFileSync(join(workspace, path), 'utf8');
    const after = edit(before);
    return after === before ? [] : [[path, after]];
  });
  // Long names change where lines break, so the output is formatted last.
  const written = await Promise.all(
    [...created, ...changed].map(async ([path, content]): Promise<[string, string]> => {
      const filepath = join(workspace, path);
      return [filepath, await format(content, { ...(await resolveConfig(filepath)), filepath })];
    }),
  );
  for (const [path, content] of written) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return { created: Object.keys(files), changed: changed.map(([path]) => path), next };
}

const VISITOR = '--visitor';

function partOf([kind, ...typed]: readonly string[], exists: (path: string) => boolean): Part {
  const isVisitor = kind === 'endpoint' && typed.includes(VISITOR);
  const words = isVisitor ? typed.filter((word) => word !== VISITOR) : typed;
  const most = kind === 'endpoint' ? 2 : 1;
  if (words.length > most) throw new PartRefused(`"${words[most]}" is one word too many. ${USAGE}`);
  switch (kind) {
    case 'block':
    case 'section':
      return blockPart(kind, partName(words[0]));
    case 'field':
      return fieldPart(partName(words[0]));
    case 'endpoint':
      return endpointPart(partName(words[0], 'area'), partName(words[1]), { isVisitor, exists });
    case 'rule':
      return rulePart(partName(words[0]));
    default:
      throw new PartRefused(kind ? `There is no template for "${kind}". ${USAGE}` : USAGE);
  }
}
