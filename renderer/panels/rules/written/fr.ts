import glossary from '../../../../assets/glossary/fr.md?raw';
import type { Written } from './written.ts';

export const written: Written = {
  pages: import.meta.glob<string>('../../../../assets/help/fr/*.md', { query: '?raw', import: 'default', eager: true }),
  glossary,
  capitals: false,
};
