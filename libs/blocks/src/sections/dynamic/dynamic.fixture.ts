import type { BlockFixture } from '../../testing/block-fixture.ts';

export const dynamicFixture: BlockFixture = {
  data: {
    developer_custom_code_html:
      '<p>Een eikenhouten blad van <output>2,4</output> meter weegt ongeveer <b id="gewicht">40</b> kilo.</p>',
    developer_custom_code_css: 'b { color: var(--color-primary-500); font-size: 1.5rem; }',
    developer_custom_code_script:
      "document.getElementById('gewicht').textContent = String(Math.round(2.4 * 22));",
    direct_refresh: '0',
  },
};
