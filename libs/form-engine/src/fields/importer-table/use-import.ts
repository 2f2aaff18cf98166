import { useMemo, useState } from 'react';
import type { DefinitionText } from '../../definition/field-definition.ts';
import { useFieldTypes } from '../../form-parts/field-types-context.ts';
import { useRunning } from '../../form-parts/use-running.ts';
import {
  type ImportRecord,
  issuesOf,
  type Mapping,
  missingFields,
  recordsOf,
  sheetOf,
  suggestedMapping,
  withColumn,
} from './import-plan.ts';
import type { ImportField } from './importer-table.schema.ts';
import { readTable } from './read-table.ts';

/** The text to import: of a file with its name, or pasted text with name ''. */
export interface ImportText {
  readonly name: string;
  readonly text: string;
}

const nothing: ImportText = { name: '', text: '' };

/** The state of an importer. Other rows reset the choice of columns; a failed import keeps everything. */
export function useImport(
  fields: readonly ImportField[],
  textFor: (text: DefinitionText | undefined) => string,
  send: (records: readonly ImportRecord[]) => unknown,
) {
  const [source, setSource] = useState(nothing);
  const [hasHeaders, setHeaders] = useState(true);
  const [chosen, setChosen] = useState<Mapping>();
  const [imported, setImported] = useState(0);
  const { busy, failure, run, forget } = useRunning();

  const sheet = useMemo(() => sheetOf(readTable(source.text), hasHeaders), [source, hasHeaders]);
  const mapping = chosen ?? suggestedMapping(sheet.headers, namesOf(fields, textFor));
  const choices = mapping.join();
  const { check } = useFieldTypes();
  const issues = useMemo(
    () => issuesOf(sheet, choices.split(','), fields, check),
    [sheet, choices, fields, check],
  );

  const start = (next: ImportText) => {
    setSource(next);
    setChosen(undefined);
    forget();
  };
  return {
    source,
    hasHeaders,
    sheet,
    mapping,
    issues,
    busy,
    failure,
    imported,
    missing: missingFields(mapping, fields),
    choose(next: ImportText) {
      setImported(0);
      start(next);
    },
    setHasHeaders(next: boolean) {
      setHeaders(next);
      setChosen(undefined);
    },
    map(column: number, key: string) {
      setChosen(withColumn(mapping, column, key));
      forget();
    },
    clear: () => start(nothing),
    send() {
      const records = recordsOf(sheet, mapping);
      void run(() => send(records)).then((isDone) => {
        if (!isDone) return;
        setImported(records.length);
        start(nothing);
      });
    },
  };
}

export type ImportPlan = ReturnType<typeof useImport>;

/** What the columns of each field may be called. */
function namesOf(fields: readonly ImportField[], textFor: (text: DefinitionText | undefined) => string) {
  return fields.map(({ key = '', title, settings }) => ({
    key,
    name: textFor(title),
    names: settings?.names ?? [],
  }));
}
