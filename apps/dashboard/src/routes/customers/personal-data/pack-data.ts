import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Attachments } from './collect-attachments.ts';
import type { PersonalData } from './collect-data.ts';
import { reportHtml, type ReportContext } from './report-html.ts';

/** One file with the data twice, a page to read and JSON for another program, and with what was sent along. */
export function packData(data: PersonalData, attachments: Attachments, context: ReportContext): Blob {
  const files = {
    'gegevens.html': strToU8(reportHtml(data, context)),
    'gegevens.json': strToU8(JSON.stringify(data, null, 2)),
  };
  return new Blob([zipOf(files, attachments)], { type: 'application/zip' });
}

/** Attachments are stored as they are: most are compressed already. */
export function zipOf(
  files: Readonly<Record<string, Uint8Array>>,
  attachments: Attachments,
): Uint8Array<ArrayBuffer> {
  const stored = Object.entries(attachments).map(([name, bytes]): [string, Zippable[string]] => [
    name,
    [bytes, { level: 0 }],
  ]);
  const all: Zippable = { ...files, ...Object.fromEntries(stored) };
  return zipSync(all, { level: 6 });
}
