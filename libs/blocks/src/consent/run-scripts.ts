import type { ConsentEntry } from './consent-entry.ts';

const running = new Set<string>();

/** Runs the code and the scripts of the entries that are on, each once per page. */
export function runScripts(entries: readonly ConsentEntry[], enabled: readonly string[]): void {
  for (const { id, scripts, code } of entries) {
    if (!enabled.includes(id)) continue;
    if (code !== '') runOnce(`code of ${id}`, (script) => (script.textContent = code));
    for (const address of scripts) runOnce(address, (script) => (script.src = address));
  }
}

function runOnce(name: string, fill: (script: HTMLScriptElement) => void): void {
  if (running.has(name)) return;
  running.add(name);
  const script = document.createElement('script');
  script.async = true;
  fill(script);
  document.head.append(script);
}
