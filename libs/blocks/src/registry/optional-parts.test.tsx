import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../testing/render-block.tsx';

afterEach(cleanup);

/** Whether a part is there, with the flag on and off. */
function shownWith(type: string, flag: string, data: Record<string, unknown>, slot?: string) {
  const shown = ['1', '0'].map((value) => {
    const slots = slot ? { [slot]: '<p>Dit deel</p>' } : {};
    const section = renderBlock(type, { data: { ...data, [flag]: value }, slots });
    const isShown = section.textContent.includes('Dit deel');
    cleanup();
    return isShown;
  });
  return [type, flag, ...shown];
}

it('SEC-04 parts that a flag switches are there when it is on, and not when it is off', () => {
  const button = { button_title: 'Dit deel', button_link: '/over' };
  expect([
    shownWith('sectionContentSpecialOne', 'button', button),
    shownWith('contentImage', 'active_content', {}, 'content'),
    shownWith('contentImage', 'active_content_bottom', {}, 'content_bottom'),
    shownWith('headerOne', 'show_text_header', {}, 'block1'),
    shownWith('headerOneSearch', 'show_text_header', {}, 'block1'),
    shownWith('headerOneText', 'show_text_header', {}, 'block1'),
  ]).toEqual([
    ['sectionContentSpecialOne', 'button', true, false],
    ['contentImage', 'active_content', true, false],
    ['contentImage', 'active_content_bottom', true, false],
    ['headerOne', 'show_text_header', true, false],
    ['headerOneSearch', 'show_text_header', true, false],
    ['headerOneText', 'show_text_header', true, false],
  ]);
});
