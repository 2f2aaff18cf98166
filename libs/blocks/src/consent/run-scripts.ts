import type { ConsentEntry } from './consent-entry.ts';

const running = new Set<string>();

/** Runs the scripts of the entries that are on, each once per page. */
export function runScripts(entries: readonly ConsentEntry[], enabled: readonly string[]): void {
  for (const { id, scripts } of entries) {
    if (!enabled.includes(id)) continue;
    for (const address of scripts.filter((one) => !running.has(one))) {
      running.add(address);
      const script = document.createElement('script');
      script.async = true;
      script.src = address;
      document.head.append(script);
    }
  }
}
