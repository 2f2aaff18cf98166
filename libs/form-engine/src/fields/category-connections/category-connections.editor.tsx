import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import type { FieldDefinition, FormAction } from '../../definition/field-definition.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import * as grid from '../../choices/choice-grid.css.ts';
import { Loading } from '../../controls/loading.tsx';
import { useChoices } from '../../choices/use-choices.ts';
import { PopupForm } from '../../popup/popup-form.tsx';
import * as styles from './category-connections.css.ts';
import { indentOf, parseCategories } from './category-connections.schema.ts';

/** Categories with their level; options are `{id, label, level}`. With `form`, a popup makes new ones. */
export function CategoryConnectionsWidget({
  definition,
  value,
  onChange,
  control,
  labelId,
}: WidgetProps<'category_connections'>) {
  const t = useText();
  const textFor = useDefinitionText();
  const named = { track_by: 'id', ...definition };
  const { choices, options, state, reload } = useChoices(named);
  const chosen = parseCategories(value);
  const set = (id: string, on: boolean) =>
    onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const { id, disabled, tabIndex, autoFocus, ...described } = control;
  return (
    <>
      <ul className={styles.list} id={id} aria-labelledby={labelId} {...described}>
        {state === 'ready' && choices.length === 0 && (
          <li className={styles.empty}>{t('formfield_no_options')}</li>
        )}
        {choices.map((choice, index) => (
          <li key={choice.id} style={{ paddingLeft: indentOf(options[index]?.['level']) }}>
            <label className={grid.choice}>
              <input
                type="checkbox"
                className={grid.box}
                disabled={disabled}
                tabIndex={tabIndex}
                {...(index === 0 && { autoFocus })}
                checked={chosen.includes(choice.id)}
                onChange={(event) => set(choice.id, event.target.checked)}
              />
              {textFor(choice.label)}
            </label>
          </li>
        ))}
      </ul>
      <Loading state={state} reload={reload} />
      {definition.form && (
        <NewCategory
          fields={definition.form}
          make={definition.function}
          disabled={disabled}
          onMade={(made) => {
            reload();
            if (made !== undefined) onChange([...chosen, made]);
          }}
        />
      )}
    </>
  );
}

interface NewCategoryProps {
  fields: readonly FieldDefinition[];
  make: FormAction | undefined;
  disabled: boolean;
  /** Called with the id of the new category; undefined if the function of the field returned none. */
  onMade: (id: string | undefined) => void;
}

/** A button with a popup in which a category is made (FPROP-26). */
function NewCategory({ fields, make, disabled, onMade }: NewCategoryProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {t('formfield_category_new')}
      </Button>
      <PopupForm
        open={isOpen}
        title={t('formfield_category_new')}
        fields={fields}
        onClose={() => setOpen(false)}
        onSave={async (values) => {
          const made = (await make?.(values)) as { id?: unknown } | undefined;
          onMade(typeof made?.id === 'string' ? made.id : undefined);
        }}
      />
    </div>
  );
}
