import { cssColor, readableInk, type Theme } from '@etalage/site-model';
import { button } from '@etalage/ui-kit';
import { variableName } from '../../runtime/variable-name.ts';
import { colored, ground, ink } from './button-color.css.ts';

/** Class and style of a button in a stored colour, with text that is readable on it; without a colour the primary one. */
export function coloredButton(stored: string, theme: Theme) {
  const color = cssColor(stored);
  if (!color) return { className: button.primary };
  return {
    className: `${button.primary} ${colored}`,
    style: {
      [variableName(ground)]: color,
      [variableName(ink)]: `var(--color-${readableInk(stored, theme)})`,
    },
  };
}
