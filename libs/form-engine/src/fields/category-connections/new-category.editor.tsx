import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import type { FieldDefinition, FormAction } from '../../definition/field-definition.ts';
import { PopupForm } from '../../popup/popup-form.tsx';
import * as styles from './category-connections.css.ts';

interface Props {
  fields: readonly FieldDefinition[];
  create: FormAction;
  disabled: boolean;
  /** Called with the id of the new category; undefined if `create` returned none. */
  onMade: (id: string | undefined) => void;
}

/** A button with a popup in which a category is made (FLD-36, FPROP-26). */
export function NewCategory({ fields, create, disabled, onMade }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Button disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('formfield_category_new')}
      </Button>
      <PopupForm
        open={isOpen}
        title={t('formfield_category_new')}
        fields={fields}
        onClose={() => setOpen(false)}
        onSave={async (values) => {
          const made = (await create(values)) as { id?: unknown } | undefined;
          onMade(typeof made?.id === 'string' ? made.id : undefined);
        }}
      />
    </div>
  );
}
