import { ReferenceSelect } from '../../choices/reference-select.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';

export function PartialWidget(props: WidgetProps) {
  return <ReferenceSelect {...props} to="templates" />;
}
