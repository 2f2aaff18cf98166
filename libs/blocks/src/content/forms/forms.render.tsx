import { VisitorForm } from '@etalage/form-engine/render';
import { cssColor, type VisitorForm as Form } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import type { formsBlock } from './forms.schema.ts';
import * as styles from './forms.css.ts';

/** A form for visitors (BLK-59); where none is chosen, the designer says so and the site shows nothing. */
export function FormsBlock({ id, data, editable }: BlockProps<typeof formsBlock>) {
  const t = useText();
  const { connections, path, query, feedback } = usePage();
  const [form] = (connections[id] ?? []) as Form[];
  if (!form) return editable ? <p className={styles.placeholder}>{t('form_empty')}</p> : null;
  const use = `form-${id}`;
  const look = [styles.width[data.width], styles.padding[data.padding], data.bg && styles.ground];
  return (
    <div className={`${styles.row} ${styles.align[data.align_wrapper]}`}>
      <div className={look.filter(Boolean).join(' ')} style={{ background: cssColor(data.bg) }}>
        <VisitorForm
          form={form}
          use={use}
          action={`${path}${query}`}
          answer={feedback?.form === use ? feedback : undefined}
          labelAlign={data.label_align}
          buttonAlign={data.align_button}
          buttonKind={data.button_type}
          editable={editable}
        />
      </div>
    </div>
  );
}
