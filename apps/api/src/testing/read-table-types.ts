import { join } from 'node:path';
import ts from 'typescript';

export interface ColumnShape {
  /** Type of the column's values in the program: `text`, `number`, `boolean`, `time`, `bytes` or `json`. */
  kind: string;
  nullable: boolean;
  /** Whether the column may be omitted from a new row. */
  optional: boolean;
}

/** Table and column names with their shape, e.g. `websites.slug`. */
export type DatabaseShape = Record<string, ColumnShape>;

/** Reads `db/tables.ts` with the TypeScript compiler. */
export function readTableTypes(): DatabaseShape {
  const file = join(import.meta.dirname, 'tables-shape.ts');
  const config = join(import.meta.dirname, '../../tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
  );
  const program = ts.createProgram([file], { ...parsed?.options, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const [read, write] = ['Read', 'Write'].map((name) => {
    const symbol =
      source &&
      checker
        .getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol)
        .find((s) => s.name === name);
    return checker.getDeclaredTypeOfSymbol(symbol as ts.Symbol);
  }) as [ts.Type, ts.Type];

  const shape: DatabaseShape = {};
  for (const table of read.getProperties()) {
    const row = checker.getTypeOfSymbol(table);
    const newRow = checker.getTypeOfSymbol(write.getProperty(table.name) as ts.Symbol);
    for (const column of row.getProperties()) {
      const type = checker.getTypeOfSymbol(column);
      const given = newRow.getProperty(column.name);
      shape[`${table.name}.${column.name}`] = {
        kind: kindOf(checker.getNonNullableType(type)),
        nullable: type.isUnion() && type.types.some(isNull),
        optional: !given || (given.flags & ts.SymbolFlags.Optional) !== 0,
      };
    }
  }
  return shape;
}

const isNull = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Null) !== 0;

function kindOf(type: ts.Type): string {
  const members = type.isUnion() ? type.types : [type];
  if (members.every((one) => one.flags & ts.TypeFlags.StringLike)) return 'text';
  if (members.every((one) => one.flags & ts.TypeFlags.NumberLike)) return 'number';
  if (members.every((one) => one.flags & ts.TypeFlags.BooleanLike)) return 'boolean';
  if (members.every((one) => one.symbol?.name === 'Buffer')) return 'bytes';
  return members.every((one) => one.symbol?.name === 'Date') ? 'time' : 'json';
}
