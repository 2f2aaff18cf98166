/** What `ensure` finds or installs; undefined, and its sentence on the screen, when it can do neither. */
export function installed<T>(ensure: () => T): T | undefined {
  try {
    return ensure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}
