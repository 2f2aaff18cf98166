import { describe, expect, it } from 'vitest';
import { hasSameDeclarations } from './has-same-declarations.ts';

const before = 'export function twice(amount: number): number {\n  return 2 * amount;\n}\n';

describe('hasSameDeclarations', () => {
  it.each([
    ['another body', 'a.ts', before.replace('2 *', '1 + 1 *'), true],
    [
      'a new function that is not exported',
      'a.ts',
      `${before}const once = (x: number): number => x;\n`,
      true,
    ],
    ['another type', 'a.ts', before.replace('): number', '): number | undefined'), false],
    ['a new export', 'a.ts', `${before}export const one: number = 1;\n`, false],
    ['a type that is inferred', 'a.ts', before.replace('): number', ')'), false],
    ['a file without types', 'a.mjs', before, false],
  ])('%s', (_, path, after, same) => {
    expect(hasSameDeclarations(path, before, after)).toBe(same);
  });

  it('is false where both versions infer the type', () => {
    const inferred = before.replace('): number', ')');
    expect(hasSameDeclarations('a.ts', inferred, inferred.replace('2 *', '3 *'))).toBe(false);
  });

  const component = 'export function Heading({ text }: { text: string }) {\n  return <h1>{text}</h1>;\n}\n';

  it.each([
    ['another body of a component', 'a.tsx', component, component.replaceAll('h1', 'h2'), true],
    [
      'another property of a component',
      'a.tsx',
      component,
      component.replace(': string', ': unknown'),
      false,
    ],
    ['another body of a hook', 'a.tsx', hookOf('text'), hookOf('[text]'), false],
    ['an arrow function', 'a.tsx', 'export const A = () => <i />;', 'export const A = () => <b />;', false],
  ])('%s', (_, path, first, second, same) => {
    expect(hasSameDeclarations(path, first, second)).toBe(same);
  });
});

const hookOf = (result: string) => `export function useText(text: string) {\n  return ${result};\n}\n`;
