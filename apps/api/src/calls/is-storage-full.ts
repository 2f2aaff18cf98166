/** Codes of PostgreSQL (`disk_full`) and of the file system for a disk or quota without room. */
const codes = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether a fault means that the server has no room to write: nothing was stored, and it may pass by itself. */
export function isStorageFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.has(error.code);
}
