import type { TextKey } from '@etalage/texts';

export type RefusalKey = Extract<TextKey, `picture_import_${string}`>;

/** Why a picture cannot be fetched or stored. */
export class PictureRefused extends Error {
  readonly key: RefusalKey;
  /** Whether a later attempt may succeed. */
  readonly mayPass: boolean;

  constructor(key: RefusalKey, { mayPass = false }: { readonly mayPass?: boolean } = {}) {
    super(key);
    this.key = key;
    this.mayPass = mayPass;
  }
}
