import type { TextKey, TextValues } from '@etalage/texts';

/** Why a file cannot be read or written, as a text for the person who chose it. */
export class SheetError extends Error {
  override name = 'SheetError';
  readonly key: TextKey;
  readonly values: TextValues | undefined;

  constructor(key: TextKey, values?: TextValues, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
    this.values = values;
  }
}
