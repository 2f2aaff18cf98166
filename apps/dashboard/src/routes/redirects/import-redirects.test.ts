import { ImportRefused } from '@etalage/form-engine/editor';
import { createTranslate } from '@etalage/texts';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../queries/call-api.ts';
import { writeXlsx } from '../imports/file/index.ts';
import { importFailure, importField, workbookText } from './import-redirects.ts';
import { problemAt, trialOf } from './typed-redirect.ts';

const t = createTranslate();
const url = 'https://winkel.nl/';

describe('a typed redirect', () => {
  it('is tried with an example for the rest of a pattern', () => {
    const redirect = { from: '/oud/*', to: '/nieuw/*', permanent: true };
    expect(trialOf(redirect, 'tafel')).toEqual({ from: '/oud/tafel', to: '/nieuw/tafel' });
    expect(trialOf({ ...redirect, from: '/oud' }, 'tafel').from).toBe('/oud');
  });

  it('has the messages of the server, each at its field', () => {
    const typed = { from: '/oud?x', to: 'https://winkel.nl/oud', kind: '' };
    expect(problemAt('from', typed, url, t)).toMatch(/^Laat \? en #/);
    expect(problemAt('to', typed, url, t)).toBe('');
    expect(problemAt('to', { ...typed, from: '/oud' }, url, t)).toBe(
      'Het nieuwe adres is hetzelfde als het oude pad.',
    );
  });
});

describe('a workbook with redirects', () => {
  const workbook = async (rows: string[][]) => new File([await writeXlsx(rows)], 'doorverwijzingen.xlsx');

  it('is read as its rows', async () => {
    const file = await workbook([
      ['Van', 'Naar', 'Code'],
      ['/oud;pad', '/nieuw "pad"', '302'],
    ]);
    const rows = ['"Van";"Naar";"Code"', '"/oud;pad";"/nieuw ""pad""";"302"'];
    expect(await workbookText(file, t)).toBe(rows.join('\n'));
  });

  it('says in a sentence why it cannot be read', async () => {
    const file = new File(['geen rekenblad'.repeat(100)], 'lijst.xlsx');
    await expect(workbookText(file, t)).rejects.toThrow(/bestand/);
  });
});

describe('the importer of redirects', () => {
  const send = vi.fn();
  const field = importField(url, t, send);
  const columns = field.type === 'importer_table' ? (field.form ?? []) : [];
  const issuesOf = (key: string, cell: string) =>
    columns
      .find((column) => column.key === key)
      ?.settings?.check?.(cell)
      .map(({ text }) => text);

  it.each([
    ['from', '^/oud/(.*)$', ['redirects_error_from_regex']],
    ['from', 'https://winkel.nl/oud', []],
    ['to', 'http://ander.nl', ['redirects_error_to_http']],
    ['to', '/nieuw/*', []],
    ['kind', '301', []],
    ['kind', '410', ['redirects_error_kind']],
  ])('checks a cell of %s by the rules of the server: %s', (key, cell, issues) => {
    expect(issuesOf(key, cell)).toEqual(issues);
  });

  it('shows refusals of the server by row, and other failures as one message', () => {
    const refused = (errors: Record<string, string[]>) =>
      importFailure(
        new ApiFailure({ ok: false, status: 422, error: { code: 'validation_failed', errors } }),
        t,
      );
    const byRow = refused({ 'rows.2.to': ['Kring.'], 'rows.7.from': ['Dubbel.'] });
    expect(byRow instanceof ImportRefused && byRow.records).toEqual([
      { index: 2, message: 'Kring.' },
      { index: 7, message: 'Dubbel.' },
    ]);
    expect(refused({ general: ['Te veel.'] }).message).toBe('Te veel.');
  });
});
