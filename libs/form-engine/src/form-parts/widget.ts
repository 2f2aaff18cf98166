import type { ComponentType } from 'react';
import type { FieldOf } from '../definition/field-definition.ts';
import type { FieldType } from '../definition/field-types.ts';

/** The attributes that connect a control to its label, hint and messages. */
export interface ControlProps {
  id: string;
  disabled: boolean;
  tabIndex: number | undefined;
  autoFocus: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * What a widget receives, with the options of its own type. `labelId` labels a widget of several controls, such as a group
 * of radio buttons.
 */
export interface WidgetProps<T extends FieldType = FieldType> {
  definition: FieldOf<T>;
  /** The stored value after `getter`, or the definition's own `value` while nothing is stored. */
  value: unknown;
  onChange: (value: unknown) => void;
  control: ControlProps;
  labelId: string;
}

/**
 * What surrounds a widget: `label` connects the title to one control, `group` labels several, `beside` puts the title
 * next to a switch, `none` leaves everything to the widget.
 */
export type Frame = 'label' | 'group' | 'beside' | 'none';

export interface FieldWidget<T extends FieldType> {
  frame: Frame;
  Widget: ComponentType<WidgetProps<T>>;
}

/** The widget of each type. */
export type FieldWidgets = { readonly [T in FieldType]: FieldWidget<T> };
