import { describe, expect, it } from 'vitest';
import { parseLedger } from './ledger.ts';

const ledger = `
| Area | Content | Rows |
|---|---|---:|
| SHOP | Shop | 4 |

| ID | Requirement | Source | How to check |
|---|---|---|---|
| SHOP-01 | Values are joined with \`\\|\`. | SF (L1) | unit with fake timers: \`a\\|b\` |
| SHOP-02 | **OPEN** Something. | SF (L2) | decision, then api: as decided |
| SHOP-03 | WITHDRAWN doubled. | SF (L3) | unit: nothing |
| SHOP-04 | Seen. | SF (L4) | browser: look |

| Text | Key | IDs |
|---|---|---|
| "Kar" | cart | SHOP-04 |
`;

describe('parseLedger', () => {
  it('reads the rows of the check tables and leaves withdrawn rows and indexes out', () => {
    expect(parseLedger(ledger).map(({ id, check }) => [id, check])).toEqual([
      ['SHOP-01', 'unit'],
      ['SHOP-02', 'api'],
      ['SHOP-04', 'browser'],
    ]);
  });

  it('keeps a pipe inside a cell', () => {
    expect(parseLedger(ledger)[0]?.text).toBe('Values are joined with `\\|`.');
  });

  it('refuses a row that does not say how to check it', () => {
    expect(() => parseLedger('| ID | a | b | c |\n| SHOP-05 | x | y | somehow |')).toThrow('SHOP-05');
  });
});
