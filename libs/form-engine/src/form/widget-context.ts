import { createContext, useContext } from 'react';
import type { FieldType } from '../field/field-types.ts';
import type { FieldWidget } from './widget.ts';

/** The widget of each type. A context, because layouts hold fields and fields are looked up in the list of types. */
export const WidgetContext = createContext<Readonly<Record<FieldType, FieldWidget>> | null>(null);

export function useWidget(type: FieldType): FieldWidget {
  const widgets = useContext(WidgetContext);
  if (!widgets) throw new Error('a field outside a form');
  return widgets[type];
}
