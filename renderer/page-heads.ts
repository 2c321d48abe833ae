import type { Plugin } from 'vite';

/** Returns the lines between the two lines of dashes at the top of a page of rules; '' if it has none. */
const headOf = (page: string): string => /^---\r?\n(.*?)\n---\r?\n/s.exec(page)?.[1] ?? '';

/** Serves the head of a page as `page.md?head`: its facts are needed at once, its text only when it is read. */
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
