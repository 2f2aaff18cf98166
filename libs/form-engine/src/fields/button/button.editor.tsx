import { RunButton } from '../../form-parts/run-button.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';

export function ButtonWidget({ definition, control }: WidgetProps<'button'>) {
  return <RunButton definition={definition} control={control} kind="quiet" />;
}
