/** What it costs to compute the key of a password with argon2id. */
export interface PasswordCost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** RFC 9106's second recommendation with OWASP's memory: 19 MiB, two passes, about 30 ms. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
