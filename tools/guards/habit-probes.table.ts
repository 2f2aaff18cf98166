import type { Probe } from './probe.ts';

/** Habits of the code that lint holds. */
export const habitProbes: readonly Probe[] = [
  {
    name: 'a Dutch word stands in JSX',
    file: 'libs/ui-kit/src/ba.tsx',
    bad: `export const Ba = () => <p>Winkelwagen</p>;\n`,
    good: `export const Ba = () => <p>1 / 2</p>;\n`,
    rule: '[texts]',
  },
  {
    name: 'a Dutch word stands in a label',
    file: 'libs/blocks/src/bb.tsx',
    bad: `export const Bb = () => <nav aria-label="Kruimelpad" />;\n`,
    good: `export const Bb = ({ label }: { label: string }) => <nav aria-label={label} />;\n`,
    rule: '[texts]',
  },
  {
    name: 'a Dutch word stands in a choice',
    file: 'libs/blocks/src/bi.tsx',
    bad: `export const Bi = ({ open }: { open: boolean }) => <p title={open ? 'Open' : ''}>{open && 'Dicht'}</p>;\n`,
    good: `export const Bi = ({ open }: { open: boolean }) => <p className={open ? 'open' : ''}>{open && '…'}</p>;\n`,
    rule: '[texts]',
  },
  {
    name: 'a Dutch word stands in a template',
    file: 'libs/form-engine/src/bj.tsx',
    bad: 'export const Bj = ({ count }: { count: number }) => <p>{`${count} stuks`}</p>;\n',
    good: 'export const Bj = ({ count }: { count: number }) => <p>{`${count}×`}</p>;\n',
    rule: '[texts]',
  },
  {
    name: 'a price is formatted outside texts/format',
    file: 'libs/shop-domain/src/bc.ts',
    bad: `export const bc = (cents: number) => new Intl.NumberFormat('nl').format(cents);\n`,
    good: `export const bc = (cents: number) => String(cents);\n`,
    rule: '[formats]',
  },
  {
    name: 'a module keeps state',
    file: 'libs/site-model/src/bd.ts',
    bad: `let bd = 0;\nexport const next = () => (bd += 1);\n`,
    good: `const bd = 0;\nexport const next = () => bd + 1;\n`,
    rule: '[module-state]',
  },
  {
    name: 'a default export',
    file: 'libs/texts/src/be.ts',
    bad: `export default 1;\n`,
    good: `export const be = 1;\n`,
    rule: '[named-exports]',
  },
  {
    name: 'any',
    file: 'libs/texts/src/bf.ts',
    bad: `export const bf = (value: any) => String(value);\n`,
    good: `export const bf = (value: number) => String(value);\n`,
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    name: 'a silenced type error',
    file: 'libs/texts/src/bg.ts',
    bad: `// @ts-ignore\nexport const bg: number = 'one';\n`,
    good: `export const bg: number = 1;\n`,
    rule: '@typescript-eslint/ban-ts-comment',
  },
  {
    name: 'a file of more than 300 lines',
    file: 'libs/texts/src/bh.ts',
    bad: `export const bh = 1;\n`.padEnd(330, '\n'),
    good: `export const bh = 1;\n`,
    rule: 'max-lines',
  },
];
