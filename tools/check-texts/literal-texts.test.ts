import { describe, expect, it } from 'vitest';
import { literalTextsIn } from './literal-texts.ts';

const found = (source: string, path = 'libs/x.tsx') => literalTextsIn(path, source).map(({ text }) => text);

describe('literalTextsIn', () => {
  it.each([
    ['const a = <p>tot</p>;', 'tot'],
    ['const a = <p>{isOpen ? "open" : t("shop_closed")}</p>;', 'open'],
    ['const a = <img alt="een kast" />;', 'een kast'],
    ['const a = <a aria-label={`sluit ${name}`} />;', 'sluit 0'],
    ['const label = "Opslaan";', 'Opslaan'],
    ['const field = { title: "Vul een naam in." };', 'Vul een naam in.'],
    ['element.textContent = `Nog ${count} over`;', 'Nog 0 over'],
    ['notify("dat kan nog niet");', 'dat kan nog niet'],
    ['const a = "Één plank";', 'Één plank'],
  ])('finds the text in %s', (source, text) => {
    expect(found(source)).toEqual([text]);
  });

  it.each([
    ['a key', 'const a = <p title={t("shop_close")}>{t("shop_cart")} {count}</p>;'],
    ['names for code', 'const a = <p className="breed" data-key="ArrowDown" role="list">×</p>;'],
    ['a key of the keyboard', 'if (event.key === "Escape") close();'],
    ['an error for developers', 'throw new Error(`Geen blok voor ${type} in de lijst`);'],
    ['a line of the log', 'log.warn({ error }, "The job failed");'],
    ['a query', 'const q = sql`select id, title from products where website_id = ${id}`;'],
    ['types and imports', 'import { A } from "Iets anders"; type Kind = "Vast" | "Los van de rest";'],
  ])('does not take %s for a text', (_name, source) => {
    expect(found(source)).toEqual([]);
  });

  it('leaves out what the server says in the terminal', () => {
    const source = 'const a = "De database stopt.";';
    expect(found(source, 'apps/api/src/run-program.ts')).toEqual([]);
    expect(found(source, 'apps/api/src/orders/order.ts')).toHaveLength(1);
  });
});
