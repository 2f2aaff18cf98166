import { ReferenceSelect } from '../../choices/reference-select.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';

export function MenuWidget(props: WidgetProps) {
  return <ReferenceSelect {...props} to="menus" />;
}
