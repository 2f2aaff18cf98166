import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Turns in the colour and the size of the words beside it, for a visitor who waits. */
export const spinner = style({
  width: '1.15em',
  height: '1.15em',
  flex: 'none',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
});
