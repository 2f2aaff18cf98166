import { isolatedDeclarationSync } from 'rolldown/experimental';

const TYPED = /\.tsx?$/;

/**
 * Whether two versions of a source file look the same to the types of files that import it. False whenever that cannot be
 * said from the file alone: a type that TypeScript infers, or another kind of file. What a component returns is inferred too,
 * but no file that renders it can tell the difference.
 */
export function hasSameDeclarations(path: string, before: string, after: string): boolean {
  if (!TYPED.test(path)) return false;
  const [old, current] = [before, after].map((source) => declarationsOf(path, source));
  return old !== undefined && old === current;
}

/** What a file declares; undefined if a type of it is inferred. */
function declarationsOf(path: string, source: string): string | undefined {
  const { code, errors } = isolatedDeclarationSync(path, source);
  const isKnown = errors.every((error) => path.endsWith('.tsx') && isResultOfComponent(error, source));
  return isKnown ? code : undefined;
}

type DeclarationError = ReturnType<typeof isolatedDeclarationSync>['errors'][number];

/** Whether an error is about the missing return type of a function with the name of a component. */
function isResultOfComponent({ message, labels: [label] }: DeclarationError, source: string): boolean {
  if (!label || !message.startsWith('TS9007')) return false;
  const name = source.slice(label.start, label.end);
  return /^[A-Z]\w*$/.test(name) && source.slice(0, label.start).endsWith('function ');
}
