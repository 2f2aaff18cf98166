import type { PanelSide } from '../../popup/popup-form.tsx';

/**
 * The side of the window on which a panel does not cover the text of these tools. On a small screen, where the panel is at
 * the bottom, the tools are scrolled to the top, and the text with them.
 */
export function sideBeside(tools: HTMLElement): PanelSide {
  const { left, right } = tools.getBoundingClientRect();
  if (window.innerWidth < 768) tools.scrollIntoView({ block: 'start' });
  return (left + right) / 2 > window.innerWidth * 0.6 ? 'left' : 'right';
}
