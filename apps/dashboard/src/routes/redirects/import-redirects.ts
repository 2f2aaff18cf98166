import { readTable, SheetError } from '../imports/file/index.ts';
import { ImportRefused } from '@etalage/form-engine/editor';
import type { FieldDefinition, FieldIssue } from '@etalage/form-engine/schema';
import { readRedirect, type TypedRedirect } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { failureErrors } from '../../queries/failure-texts.ts';
import { hostsOf } from './typed-redirect.ts';

export type ImportedRow = Partial<TypedRedirect>;

/** A redirect without problems, of which one field is replaced to check that. */
const sound: TypedRedirect = { from: '/*', to: 'https://example.org', kind: '' };

/**
 * The importer of redirects. The columns of the WordPress plugin Redirection and of Shopify are recognised; cells are
 * checked by the rules of the server before anything is sent.
 */
export function importField(
  websiteUrl: string,
  t: Translate,
  send: (rows: readonly ImportedRow[]) => Promise<void>,
): FieldDefinition {
  const hosts = hostsOf(websiteUrl);
  const check = (field: keyof TypedRedirect) => (cell: string) => {
    const { problems = [] } = readRedirect({ ...sound, [field]: cell }, hosts);
    return problems
      .filter((problem) => problem.field === field)
      .map(({ issue, values }): FieldIssue => ({
        text: `redirects_error_${issue}`,
        ...(values && { values }),
      }));
  };
  const column = (key: keyof TypedRedirect, title: string, names: readonly string[]) => ({
    type: 'text' as const,
    key,
    title,
    settings: { required: key !== 'kind', names, check: check(key) },
  });
  return {
    type: 'importer_table',
    key: 'rows',
    title: t('redirects_import_rows'),
    form: [
      column('from', t('redirects_field_from'), ['source', 'redirect from', 'from', 'oud', 'van']),
      column('to', t('redirects_field_to'), ['target', 'redirect to', 'to', 'nieuw', 'naar']),
      column('kind', t('redirects_field_kind'), ['code', 'http code', 'status code']),
    ],
    settings: { workbook: (file) => workbookText(file, t) },
    function: (values) => send(values['rows'] as ImportedRow[]),
  };
}

/** A workbook as CSV with the same rows; throws an error with a sentence. */
export async function workbookText(file: File, t: Translate): Promise<string> {
  try {
    const { rows } = await readTable(file);
    return rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n');
  } catch (error) {
    throw error instanceof SheetError ? new Error(t(error.key, error.values)) : error;
  }
}

/** The failure of an import as the importer shows it: by row, or as one message. */
export function importFailure(error: unknown, t: Translate): Error {
  const messages = Object.entries(failureErrors(error, t));
  const rows = messages.flatMap(([path, texts]) => {
    const index = /^rows\.(\d+)\./.exec(path)?.[1];
    return index === undefined ? [] : texts.map((message) => ({ index: Number(index), message }));
  });
  return rows.length > 0
    ? new ImportRefused(rows)
    : new Error(messages.flatMap(([, texts]) => texts).join(' '));
}
