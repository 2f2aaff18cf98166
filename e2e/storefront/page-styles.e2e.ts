import { expect, test } from '@playwright/test';

/** The class of a style setting stands three times in its rule, so that the owner's choice counts more than the block's. */
const rulesIn = (html: string): string[] =>
  [...html.matchAll(/\.([\w-]+)\.\1\.\1(?![\w-])/g)].map(([, name = '']) => name);

/** What the names of all classes of style settings begin with: the same for the paddings above and below. */
function prefixIn(html: string): string {
  const [top = '', bottom = ''] = ['top', 'bottom'].map(
    (side) => new RegExp(`\\.([\\w-]+)\\{padding-${side}:calc\\(var\\(--p${side[0]}\\)`).exec(html)?.[1],
  );
  const length = [...top].findIndex((letter, at) => letter !== bottom[at]);
  return top.slice(0, length);
}

for (const path of ['/', '/tafels', '/over-ons'])
  test(`${path} has only the rules of the style settings that its blocks have`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const prefix = prefixIn(html);
    expect(prefix.length).toBeGreaterThan(5);
    const rules = rulesIn(html).filter((name) => name.startsWith(prefix));
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(rules.length).toBeGreaterThan(1);
    expect(rules.filter((name) => !classes.includes(name))).toEqual([]);
  });
