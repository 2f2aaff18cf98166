interface Findable {
  readonly title: string;
  readonly path: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The pages whose title or path contains every typed word, without regard to accents and capitals. */
export function findPages<Page extends Findable>(pages: readonly Page[], typed: string): readonly Page[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return pages.filter((page) => {
    const text = plain(`${page.title} ${page.path}`);
    return words.every((word) => text.includes(word));
  });
}
