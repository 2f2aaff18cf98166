import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspaceRoot } from '../../node/use-project-node.mjs';

/**
 * The part of the driver that is used; tools do not depend on the api's packages, so the types are declared here.
 */
export interface Client {
  query(asked: string | object): Promise<{ rows: unknown[] }>;
  release(): void;
}
export interface Pool {
  query(text: string): Promise<{ rows: unknown[] }>;
  connect(): Promise<Client>;
  end(): Promise<void>;
}

/** Database address and user. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** Connections through the same driver as the shop, at most `max`. */
export function openPool(address: Address, max: number): Pool {
  const driver = createRequire(join(workspaceRoot, 'apps/api/package.json'))('pg') as {
    Pool: new (options: object) => Pool;
  };
  return new driver.Pool({ ...address, max });
}
