import type { WidgetProps } from '../../form/widget.ts';
import { TextWidget } from '../text/text.editor.tsx';

export function IconsWidget(props: WidgetProps) {
  return <TextWidget {...props} />;
}
