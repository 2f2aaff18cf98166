import { RunButton } from '../../form/run-button.tsx';
import type { WidgetProps } from '../../form/widget.ts';

export function SubmitLinkWidget({ definition, control }: WidgetProps) {
  return <RunButton definition={definition} control={control} kind="main" />;
}
