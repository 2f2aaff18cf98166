/** Thrown by the function of an importer if the server refuses some of the records; the server stored none then. */
export class ImportRefused extends Error {
  /** The refused records by their index among those that were sent, each with a message. */
  readonly records: readonly { readonly index: number; readonly message: string }[];

  constructor(records: ImportRefused['records']) {
    super();
    this.records = records;
  }
}
