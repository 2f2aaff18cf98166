/** A flag as the specification stores and sends it: '1', 1 and true are on, all else is off (SEC-06). */
export function isOn(stored: unknown): boolean {
  return stored === '1' || stored === 1 || stored === true;
}

/** A flag as the specification stores and answers it. */
export function flagText(on: boolean): '1' | '0' {
  return on ? '1' : '0';
}
