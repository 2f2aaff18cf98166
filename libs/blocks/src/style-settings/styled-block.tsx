import type { ReactNode } from 'react';
import { Backdrop } from './backdrop.tsx';
import { EditingContext } from './editing-context.ts';
import { groundOf } from './ground.ts';
import { lookOf } from './block-look.ts';
import * as styles from './style-settings.css.ts';
import type { StyleValues } from './style-settings.ts';
import { styleValuesOf, type StyledDefinition } from './style-values.ts';
import { useOwnId } from './use-own-id.ts';

interface Props {
  definition: StyledDefinition;
  data: Readonly<Record<string, unknown>>;
  editable: boolean;
  children: ReactNode;
}

/**
 * Shows a block with its style settings. A section applies them to its own element; a content block gets an element
 * around it, and only if a setting has an effect (STY-01).
 */
export function StyledBlock({ definition, data, editable, children }: Props) {
  if (definition.kind === 'section') return <EditingContext value={editable}>{children}</EditingContext>;
  return (
    <Around values={styleValuesOf(definition, data)} editable={editable}>
      {children}
    </Around>
  );
}

function Around({
  values,
  editable,
  children,
}: Pick<Props, 'editable' | 'children'> & { values: Partial<StyleValues> }) {
  const { classNames, style, wantedId } = lookOf(values, editable);
  const ground = groundOf(values, undefined);
  const id = useOwnId(wantedId);
  const isPlain =
    classNames.length === 0 && Object.keys(style).length === 0 && !ground.color && !ground.image;
  if (isPlain && id === undefined) return children;
  const names = [styles.around, ground.image && styles.withBackdrop, ...classNames].filter(Boolean).join(' ');
  return (
    <div
      id={id}
      className={names}
      style={{ ...style, ...(!ground.isVeil && ground.color && { backgroundColor: ground.color }) }}
    >
      <Backdrop ground={ground} />
      {children}
    </div>
  );
}
