import { strToU8, zipSync } from 'fflate';
import type { PersonalData } from './collect-data.ts';
import { reportHtml, type ReportContext } from './report-html.ts';

/** One file with the data twice: a page to read, and JSON for another program. */
export function packData(data: PersonalData, context: ReportContext): Blob {
  const files = {
    'gegevens.html': strToU8(reportHtml(data, context)),
    'gegevens.json': strToU8(JSON.stringify(data, null, 2)),
  };
  return new Blob([zipSync(files, { level: 6 })], { type: 'application/zip' });
}
