import { describe, expect, it } from 'vitest';
import { html } from './html-template.ts';

/** With another name, so that the formatter does not change the markup. */
const tag = html;

describe('html', () => {
  it('escapes values in content and in attributes', () => {
    const name = `<script>"'&</script>`;
    expect(String(tag`<a title="${name}">${name}</a>`)).toBe(
      '<a title="&lt;script&gt;&quot;&#39;&amp;&lt;/script&gt;">&lt;script&gt;&quot;&#39;&amp;&lt;/script&gt;</a>',
    );
  });

  it('does not escape parts and lists of parts that it made itself', () => {
    const rows = ['a<', 'b'].map((text) => tag`<li>${text}</li>`);
    expect(String(tag`<ul>${rows}</ul>${tag`<b>x</b>`}`)).toBe('<ul><li>a&lt;</li><li>b</li></ul><b>x</b>');
  });

  it('renders a missing value as an empty text, and 0 as 0', () => {
    expect(String(tag`[${undefined}${false}${0}]`)).toBe('[0]');
  });
});
