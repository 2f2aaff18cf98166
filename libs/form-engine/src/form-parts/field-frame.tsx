import type { ReactNode } from 'react';
import type { CommonOptions } from '../definition/field-definition.ts';
import * as styles from './field-view.css.ts';
import type { Messages } from './form-store.ts';
import { useDefinitionText } from './use-definition-text.ts';
import type { Frame } from './widget.ts';

interface Props {
  frame: Frame;
  definition: CommonOptions;
  id: string;
  errors: Messages;
  children: ReactNode;
}

/** Title, help and messages around a widget, connected to it by id. */
export function FieldFrame({ frame, definition, id, errors, children }: Props) {
  const textFor = useDefinitionText();
  if (frame === 'none') return children;
  const { class: className, align, unique_identifier, key, help } = definition;
  return (
    <div
      id={definition.id}
      data-field={unique_identifier ?? key}
      className={[styles.field, align && styles.alignment[align], className].filter(Boolean).join(' ')}
    >
      {frame === 'beside' ? (
        <div className={styles.beside}>
          <Title frame={frame} definition={definition} id={id} />
          {children}
        </div>
      ) : (
        <>
          <Title frame={frame} definition={definition} id={id} />
          {children}
        </>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {textFor(help)}
        </p>
      )}
      {errors.length > 0 && (
        <div id={`${id}-errors`} role="alert">
          <ul className={styles.errors}>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Title({ frame, definition, id }: Pick<Props, 'frame' | 'definition' | 'id'>) {
  const textFor = useDefinitionText();
  const { title, hide_title, label_class } = definition;
  if (!title) return null;
  const className = [styles.label, hide_title && styles.hidden, label_class].filter(Boolean).join(' ');
  if (frame === 'group') {
    return (
      <span id={`${id}-label`} className={className}>
        {textFor(title)}
      </span>
    );
  }
  return (
    <label id={`${id}-label`} htmlFor={id} className={className}>
      {textFor(title)}
    </label>
  );
}
