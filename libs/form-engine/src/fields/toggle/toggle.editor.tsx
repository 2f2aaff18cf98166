import { FieldFrame } from '../../form-parts/field-frame.tsx';
import { FieldList } from '../../form-parts/field-list.tsx';
import { keyOf, useMessages } from '../../form-parts/use-field.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { BooleanWidget } from '../boolean/boolean.editor.tsx';
import { isOn } from '../boolean/boolean.schema.ts';
import * as styles from '../group/group.css.ts';

/** The values stay stored while the switch is off, and are shown when it is on again. */
export function ToggleWidget(props: WidgetProps<'toggle'>) {
  const { definition, value, control } = props;
  const errors = useMessages(keyOf(definition));
  return (
    <div className={styles.group}>
      <FieldFrame frame="beside" definition={definition} id={control.id} errors={errors}>
        <BooleanWidget {...props} />
      </FieldFrame>
      {isOn(value, definition) && (
        <div className={styles.nested}>
          <FieldList fields={definition.settings?.fields ?? []} />
        </div>
      )}
    </div>
  );
}
