/** Codes of PostgreSQL (`disk_full`) and of the file system for a full disk or quota. */
const codes = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error means that the server's disk is full: nothing was stored, and it may be temporary. */
export function isStorageFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.has(error.code);
}
