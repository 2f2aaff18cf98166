import type { AppDatabase } from '../db/database.ts';
import type { PeppolPort } from '../ports/peppol/peppol-port.ts';
import type { SecretBox } from '../ports/secrets/secret-box.ts';

/** What sending documents needs. */
export interface PeppolDeps {
  readonly db: AppDatabase;
  readonly peppol: PeppolPort;
  readonly secrets: SecretBox;
  readonly siteUrl: (host: string) => string;
  readonly log: { warn(fields: object, message: string): void };
}
