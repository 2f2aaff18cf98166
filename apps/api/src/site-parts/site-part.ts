import type { FieldMessages } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { Role } from '../auth/accounts/account.repository.ts';

/** What makes a kind of part: where visitors' pages read it, who may change it and what it may contain. */
export interface SitePart<Value> {
  /** Its name in the tables; never changes. */
  readonly kind: string;
  readonly roles: readonly Role[];
  /** The value from before the first save, in the shape of today. */
  readonly read: (tx: WebsiteTransaction, place: PartPlace) => Promise<Value | undefined>;
  /** Writes the published value where visitors' pages read it; that table tells all processes to drop their caches. */
  readonly write: (tx: WebsiteTransaction, place: PartPlace, value: Value) => Promise<void>;
  /** A stored value in the shape of today; undefined if it cannot be read. */
  readonly parse: (stored: unknown) => Value | undefined;
  /** The value as it is stored, such as with sanitised HTML. */
  readonly clean?: (value: Value) => Promise<Value>;
  /** What is wrong with a value, by the path of the field within it. */
  readonly check?: (value: Value) => FieldMessages;
  /** What a value names that the website does not have, by the path of the field; locks what it names. */
  readonly checkStored?: (tx: WebsiteTransaction, place: PartPlace, value: Value) => Promise<FieldMessages>;
  /** An older value, with a default for what the website no longer has. */
  readonly mend?: (tx: WebsiteTransaction, place: PartPlace, value: Value) => Promise<Value>;
}

/** One part of a website; `id` is '' where a website has one of the kind. */
export interface PartPlace {
  readonly websiteId: string;
  readonly id: string;
}
