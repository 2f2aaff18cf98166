import { FieldList } from '../../form-parts/field-list.tsx';
import { hidden } from '../../form-parts/field-view.css.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import * as styles from './group.css.ts';

export function GroupWidget({ definition, control }: WidgetProps<'group'>) {
  const textFor = useDefinitionText();
  const { title, hide_title, id, class: className, settings } = definition;
  return (
    <fieldset
      id={id}
      disabled={control.disabled}
      className={[styles.group, className].filter(Boolean).join(' ')}
    >
      {title && <legend className={hide_title ? hidden : styles.legend}>{textFor(title)}</legend>}
      <FieldList fields={settings?.fields ?? []} />
    </fieldset>
  );
}
