import type { WidgetProps } from '../../form-parts/widget.ts';
import { ReferenceField } from '../reference-picker/reference-field.editor.tsx';

export function FormWidget(props: WidgetProps) {
  return <ReferenceField {...props} kind="forms" />;
}
