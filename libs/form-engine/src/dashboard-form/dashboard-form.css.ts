import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '1rem', color: color.ink, minWidth: 0 });
