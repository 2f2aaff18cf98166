export { Button } from './button/button.tsx';
export { button, type ButtonKind } from './button/button.css.ts';
export { ErrorList, Field, SelectField, TextField, type ControlProps } from './field/field.tsx';
export { control, select, textarea } from './field/field.css.ts';
export { Notice } from './notice/notice.tsx';
export { notice } from './notice/notice.css.ts';
export { TextContext, useText } from './text/text-context.ts';
export { toast, toastDismiss, toastRegion } from './toast/toast.css.ts';
export { container, skipLink, visuallyHidden } from './theme/base.css.ts';
