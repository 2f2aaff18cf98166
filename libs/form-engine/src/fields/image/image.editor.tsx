import { FileField } from '../../file-field/file-field.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';

export function ImageWidget(props: WidgetProps<'image'>) {
  return <FileField {...props} pictures defaultMax={1} />;
}
