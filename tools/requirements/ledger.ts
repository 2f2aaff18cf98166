/** How a requirement must be checked: in a browser, by a request to the server, or by any test. */
export type CheckKind = 'browser' | 'api' | 'unit';

export interface Requirement {
  id: string;
  area: string;
  text: string;
  check: CheckKind;
}

export const REQUIREMENT_ID = /\b(?:[A-Z]+|M3D)-\d{2,}\b/g;

/** The rows of the ledger that require a check; withdrawn rows are left out. */
export function parseLedger(markdown: string): Requirement[] {
  const requirements: Requirement[] = [];
  let inChecks = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('| ID |')) inChecks = true;
    else if (!line.startsWith('|')) inChecks = false;
    if (!inChecks) continue;
    const [id, text, , check] = cellsOf(line);
    if (!id || !text || !check || !/^[A-Z0-9]+-\d+$/.test(id) || /\bWITHDRAWN\b/.test(text)) continue;
    requirements.push({ id, area: areaOf(id), text, check: checkKindOf(id, check) });
  }
  return requirements;
}

export function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

/** The cells of a table row; a pipe inside a cell is escaped with a backslash. */
function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** "decision, then browser: …" is checked in a browser: the decision itself is recorded elsewhere. */
function checkKindOf(id: string, check: string): CheckKind {
  const kind = /^(?:decision, then )?(browser|api|unit)\b/.exec(check)?.[1];
  if (!kind) throw new Error(`${id}: the ledger does not say how to check it ("${check.slice(0, 40)}").`);
  return kind as CheckKind;
}
