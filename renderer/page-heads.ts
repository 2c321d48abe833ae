import type { Plugin } from 'vite';

/** The lines between the two lines of dashes with which a page of rules begins; '' where it has none. */
const headOf = (page: string): string => /^---\r?\n(.*?)\n---\r?\n/s.exec(page)?.[1] ?? '';

/** Gives the head of a page to who asks for `page.md?head`: the facts are wanted at once, the text once it is read. */
export const pageHeads: Plugin = {
  name: 'page-heads',
  enforce: 'pre',
  load: {
    filter: { id: /\.md\?head$/ },
    async handler(id) {
      const page = await this.fs.readFile(id.replace(/\?head$/, ''), { encoding: 'utf8' });
      return `export default ${JSON.stringify(headOf(page))};`;
    },
  },
};
