import glossary from '../../../../assets/glossary/de.md?raw';
import type { Written } from './written.ts';

export const written: Written = {
  pages: import.meta.glob<string>('../../../../assets/help/de/*.md', { query: '?raw', import: 'default', eager: true }),
  glossary,
  capitals: true,
};
