import { memo, useId } from 'react';
import { holds } from '../definition/conditional.ts';
import type { FieldDefinition, FieldOf } from '../definition/field-definition.ts';
import type { FieldType } from '../definition/field-types.ts';
import { FieldFrame } from './field-frame.tsx';
import { useScope } from './form-scope.tsx';
import { keyOf, useAnswer, useMessages, useStored } from './use-field.ts';
import { useFieldTypes } from './field-types-context.ts';

/** One field of a form: shown while its condition is true, re-rendered only when its own value or messages change. */
export const FieldView = memo(function FieldView({ definition }: { definition: FieldDefinition }) {
  const visible = useAnswer((values) => holds(definition.conditional, values));
  return visible ? <VisibleField definition={definition} /> : null;
});

function VisibleField<T extends FieldType>({ definition }: { definition: FieldOf<T> }) {
  const { store } = useScope();
  const { frame, Widget } = useFieldTypes().widgets[definition.type];
  const key = keyOf(definition);
  const id = useId();
  const stored = useStored(key);
  const errors = useMessages(key);
  const { disabled: isDisabled, getter } = definition;
  const disabled = useAnswer((values) =>
    typeof isDisabled === 'function' ? isDisabled(values) : Boolean(isDisabled),
  );
  const current = stored === undefined ? definition.value : stored;
  const described = [definition.help && `${id}-help`, errors.length > 0 && `${id}-errors`].filter(Boolean);
  return (
    <FieldFrame frame={frame} definition={definition} id={id} errors={errors}>
      <Widget
        definition={definition}
        value={getter ? getter(current) : current}
        onChange={(value) => store.set(key, value)}
        labelId={`${id}-label`}
        control={{
          id,
          disabled,
          tabIndex: definition.tabindex,
          autoFocus: Boolean(definition.active_focused),
          'aria-describedby': described.join(' ') || undefined,
          'aria-invalid': errors.length > 0 || undefined,
        }}
      />
    </FieldFrame>
  );
}
