import { describe, expect, it } from 'vitest';
import { html } from './html-template.ts';

describe('html', () => {
  it('escapes what is put in, in content and in attributes', () => {
    const name = `<script>"'&</script>`;
    expect(String(html`<a title="${name}">${name}</a>`)).toBe(
      '<a title="&lt;script&gt;&quot;&#39;&amp;&lt;/script&gt;">&lt;script&gt;&quot;&#39;&amp;&lt;/script&gt;</a>',
    );
  });

  it('keeps parts and lists of parts that it made itself', () => {
    const rows = ['a<', 'b'].map((text) => html`<li>${text}</li>`);
    expect(
      String(
        html`<ul>
            ${rows}
          </ul>
          ${html`<b>x</b>`}`,
      ),
    ).toBe('<ul><li>a&lt;</li><li>b</li></ul><b>x</b>');
  });

  it('writes nothing for what is missing, and 0 as 0', () => {
    expect(String(html`[${undefined}${false}${0}]`)).toBe('[0]');
  });
});
