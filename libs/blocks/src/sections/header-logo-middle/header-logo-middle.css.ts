import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const header = style({ borderBottom: `1px solid ${theme.color.gray[300]}` });
export const middle = style({ display: 'flex', justifyContent: 'center', textAlign: 'center' });
globalStyle(`${middle} img`, { objectFit: 'contain' });
globalStyle(`${middle} span`, { whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.1 });
