import { RunButton } from '../../form-parts/run-button.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';

export function SubmitLinkWidget({ definition, control }: WidgetProps<'submit_link'>) {
  return <RunButton definition={definition} control={control} kind="main" />;
}
