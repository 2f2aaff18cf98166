import { FileField } from '../../files/file-field.tsx';
import type { WidgetProps } from '../../form/widget.ts';
import { defaultMaxFiles } from './file.schema.ts';

export function FileWidget({ labelId: _labelId, ...props }: WidgetProps) {
  return <FileField {...props} pictures={false} defaultMax={defaultMaxFiles} />;
}
