import { FileField } from '../../file-field/file-field.tsx';
import { maxFilesPerField } from '../../files/max-files-per-field.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';

export function FileWidget(props: WidgetProps<'file'>) {
  return <FileField {...props} pictures={false} defaultMax={maxFilesPerField} />;
}
