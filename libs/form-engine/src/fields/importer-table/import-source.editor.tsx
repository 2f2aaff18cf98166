import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { DropArea } from '../../file-field/drop-area.tsx';
import { picker } from '../../file-field/file-list.css.ts';
import { control as box } from '../../form-parts/field-view.css.ts';
import { messageOf } from '../../form-parts/use-running.ts';
import type { ControlProps } from '../../form-parts/widget.ts';
import * as styles from './importer-table.css.ts';
import { decodeSheet } from './read-table.ts';
import type { ImportText } from './use-import.ts';

/** Largest file in bytes: it contains more than enough rows, and the browser stays responsive. */
const MAX_BYTES = 5 * 1024 * 1024;

const TEXTS = '.csv,.tsv,.txt';
const textTexts = { file: 'formfield_import_file', kind: 'formfield_import_kind' } as const;
const sheetTexts = { file: 'formfield_import_sheet', kind: 'formfield_import_sheet_kind' } as const;

interface Props {
  control: ControlProps;
  source: ImportText;
  workbook: ((file: File) => Promise<string>) | undefined;
  onSource: (source: ImportText) => void;
}

/** The source of the rows: a CSV file, or pasted cells. A file that cannot be read changes nothing. */
export function ImportSource({ control, source, workbook, onSource }: Props) {
  const t = useText();
  const [refusal, setRefusal] = useState('');
  const { id, disabled } = control;
  const texts = workbook ? sheetTexts : textTexts;

  async function read(file: File | undefined) {
    if (!file) return;
    const isWorkbook = workbook !== undefined && /\.xlsx$/i.test(file.name);
    if (!isWorkbook && !/\.(csv|tsv|txt)$/i.test(file.name)) return setRefusal(t(texts.kind));
    if (file.size > MAX_BYTES) return setRefusal(t('formfield_import_size'));
    try {
      const text = isWorkbook ? await workbook(file) : decodeSheet(await file.arrayBuffer());
      if (text.trim() === '') return setRefusal(t('formfield_import_no_rows'));
      setRefusal('');
      onSource({ name: file.name, text });
    } catch (error) {
      setRefusal(messageOf(error) || t(texts.kind));
    }
  }

  return (
    <div className={styles.source}>
      <DropArea disabled={disabled} onFiles={([file]) => void read(file)}>
        <label htmlFor={`${id}-file`}>{t(texts.file)}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept={workbook ? `${TEXTS},.xlsx` : TEXTS}
          className={picker}
          disabled={disabled}
          aria-describedby={`${id}-refusal`}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </DropArea>
      {source.name !== '' && (
        <p className={styles.soft}>{t('formfield_import_chosen', { name: source.name })}</p>
      )}
      <div id={`${id}-refusal`} role="alert" className={styles.failure}>
        {refusal}
      </div>
      <label className={styles.label} htmlFor={id}>
        {t('formfield_import_paste')}
      </label>
      <textarea
        {...control}
        className={box}
        rows={4}
        spellCheck={false}
        value={source.name === '' ? source.text : ''}
        onChange={(event) => {
          setRefusal('');
          onSource({ name: '', text: event.target.value });
        }}
      />
    </div>
  );
}
