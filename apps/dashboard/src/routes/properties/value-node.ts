import type { ValueRow } from './property-form.ts';

/** A value as a row; none is below another one. */
export interface ValueNode {
  readonly id: string;
  readonly row: ValueRow;
  readonly items: readonly ValueNode[];
}
