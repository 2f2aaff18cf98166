import { useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import type { CommonOptions } from '../definition/field-definition.ts';
import { Button } from '../controls/button.tsx';
import { spinner } from '../controls/loading.css.ts';
import { errors as errorList } from './field-view.css.ts';
import * as styles from './run-button.css.ts';
import { messageOf, useRunning } from './use-running.ts';
import { useDefinitionText } from './use-definition-text.ts';
import type { WidgetProps } from './widget.ts';

interface Props extends Pick<WidgetProps, 'control'> {
  definition: CommonOptions;
  kind: 'main' | 'quiet';
  /** A rejected promise is shown as a failure. */
  action: () => unknown;
  /** Beside the button. */
  children?: ReactNode;
}

/** A button that runs an action; it keeps the focus and shows that it is busy. */
export function RunButton({ definition, control, kind, action, children }: Props) {
  const t = useText();
  const textFor = useDefinitionText();
  const { busy, failure, run } = useRunning();
  const { title, class: className, id } = definition;
  return (
    <>
      <div className={styles.row}>
        <Button
          {...control}
          id={id ?? control.id}
          kind={kind}
          type={kind === 'main' ? 'submit' : 'button'}
          className={className}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => void run(action)}
        >
          {busy && <span className={spinner} aria-hidden="true" />}
          {textFor(title) || t('formfield_save')}
        </Button>
        {children}
      </div>
      {failure !== undefined && (
        <p role="alert" className={errorList}>
          {messageOf(failure) || t('formfield_action_failed')}
        </p>
      )}
    </>
  );
}
