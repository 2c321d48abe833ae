import glossary from '../../../../assets/glossary/de.md?raw';
import type { WrittenRules } from './written.ts';

export const written: WrittenRules = {
  pages: import.meta.glob<string>('../../../../assets/help/de/*.md', { query: '?raw', import: 'default', eager: true }),
  glossary,
  capitals: true,
};
