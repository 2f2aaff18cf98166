import { FileField } from '../../files/file-field.tsx';
import type { WidgetProps } from '../../form/widget.ts';

export function ImageWidget({ labelId: _labelId, ...props }: WidgetProps) {
  return <FileField {...props} pictures defaultMax={1} />;
}
