import type { FormValues } from '../definition/conditional.ts';

/** A category of the shop; `level` is the number of categories that it is below. */
export interface ListedCategory {
  readonly id: string;
  readonly label: string;
  readonly level: number;
}

/** Where fields find and make the categories of the website. Both calls reject if the app cannot answer. */
export interface CategorySource {
  /** All of them, each followed by those below it. */
  list(): Promise<readonly ListedCategory[]>;
  /** Makes one of the values of a form; absent if the user may not make any. */
  create?(values: FormValues): Promise<{ id: string }>;
}
