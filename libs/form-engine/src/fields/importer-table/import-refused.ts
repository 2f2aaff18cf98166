/** Thrown by the function of an importer whose server refuses some of its records; then it has stored none. */
export class ImportRefused extends Error {
  /** Places among the records that were sent, from 0, and what is wrong with each. */
  readonly records: readonly { readonly index: number; readonly message: string }[];

  constructor(records: ImportRefused['records']) {
    super();
    this.records = records;
  }
}
