import { isolatedDeclarationSync } from 'rolldown/experimental';

const TYPED = /\.tsx?$/;

/**
 * Whether two versions of a source file look the same to the types of files that import it. False whenever that cannot be
 * said from the file alone: a type that TypeScript infers, or another kind of file.
 */
export function hasSameDeclarations(path: string, before: string, after: string): boolean {
  if (!TYPED.test(path)) return false;
  const declarations = [before, after].map((source) => isolatedDeclarationSync(path, source));
  const [old, current] = declarations;
  return declarations.every(({ errors }) => errors.length === 0) && old?.code === current?.code;
}
