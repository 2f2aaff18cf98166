import { useText } from '@etalage/ui-kit';
import { control } from '../../form-parts/field-view.css.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { ImportField } from './importer-table.schema.ts';

interface Props {
  column: string;
  fields: readonly ImportField[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** The choice of the field that a column is imported into. */
export function ColumnChoice({ column, fields, chosen, onChoose }: Props) {
  const t = useText();
  const textFor = useDefinitionText();
  return (
    <select
      className={control}
      aria-label={t('formfield_import_goes_to', { column })}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t('formfield_import_skip')}</option>
      {fields.map(({ key = '', title }) => (
        <option key={key} value={key}>
          {textFor(title)}
        </option>
      ))}
    </select>
  );
}
