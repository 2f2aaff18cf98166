import { cssColor } from '@etalage/site-model';
import { PlacedForm, usePlacedForm } from '../../placed-form/placed-form.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import type { formsBlock } from './forms.schema.ts';
import * as styles from './forms.css.ts';

/** A form for visitors (BLK-59). */
export function FormsBlock({ id, data, editable }: BlockProps<typeof formsBlock>) {
  const { form } = usePlacedForm({ place: id, formId: data.id });
  const placed = (
    <PlacedForm
      place={id}
      formId={data.id}
      labelAlign={data.label_align}
      buttonAlign={data.align_button}
      buttonKind={data.button_type}
      editable={editable}
    />
  );
  if (!form) return placed;
  const look = [styles.width[data.width], styles.padding[data.padding], data.bg && styles.ground];
  return (
    <div className={`${styles.row} ${styles.align[data.align_wrapper]}`}>
      <div className={look.filter(Boolean).join(' ')} style={{ background: cssColor(data.bg) }}>
        {placed}
      </div>
    </div>
  );
}
