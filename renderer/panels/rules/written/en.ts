import glossary from '../../../../assets/glossary/en.md?raw';
import type { Written } from './written.ts';

export const written: Written = {
  pages: import.meta.glob<string>('../../../../assets/help/en/*.md', { query: '?raw', import: 'default', eager: true }),
  glossary,
  capitals: false,
};
