import { useText } from '@etalage/ui-kit';
import type { CommonOptions, FormAction } from '../definition/field-definition.ts';
import { Button } from '../controls/button.tsx';
import { spinner } from '../controls/loading.css.ts';
import { errors as errorList } from './field-view.css.ts';
import { useScope } from './form-scope.tsx';
import { messageOf, useRunning } from './use-running.ts';
import { useDefinitionText } from './use-definition-text.ts';
import type { WidgetProps } from './widget.ts';

interface Props extends Pick<WidgetProps, 'control'> {
  definition: CommonOptions & { function?: FormAction };
  kind: 'main' | 'quiet';
}

/** A button that runs the field's function with the form's values; it keeps the focus and shows that it is busy. */
export function RunButton({ definition, control, kind }: Props) {
  const t = useText();
  const textFor = useDefinitionText();
  const { store } = useScope();
  const { busy, failure, run } = useRunning();
  const { title, function: action, class: className, id } = definition;
  return (
    <>
      <Button
        {...control}
        id={id ?? control.id}
        kind={kind}
        className={className}
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => void run(() => action?.(store.values()))}
      >
        {busy && <span className={spinner} aria-hidden="true" />}
        {textFor(title) || t('formfield_save')}
      </Button>
      {failure !== undefined && (
        <p role="alert" className={errorList}>
          {messageOf(failure) || t('formfield_action_failed')}
        </p>
      )}
    </>
  );
}
