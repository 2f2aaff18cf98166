import { style } from '@vanilla-extract/css';
import { control } from '../../form-parts/field-view.css.ts';

export const textarea = style([control, { minHeight: '5.5rem', resize: 'vertical', display: 'block' }]);
