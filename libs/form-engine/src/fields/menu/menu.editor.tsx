import type { WidgetProps } from '../../form-parts/widget.ts';
import { ReferenceField } from '../reference-picker/reference-field.editor.tsx';

export function MenuWidget(props: WidgetProps) {
  return <ReferenceField {...props} kind="menus" />;
}
