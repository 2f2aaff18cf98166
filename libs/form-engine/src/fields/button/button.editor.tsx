import { useScope } from '../../form-parts/form-scope.tsx';
import { RunButton } from '../../form-parts/run-button.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';

export function ButtonWidget({ definition, control }: WidgetProps<'button'>) {
  const { store } = useScope();
  const action = () => definition.function?.(store.values());
  return <RunButton definition={definition} control={control} kind="quiet" action={action} />;
}
