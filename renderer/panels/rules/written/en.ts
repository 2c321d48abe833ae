import glossary from '../../../../assets/glossary/en.md?raw';
import type { WrittenRules } from './written.ts';

export const written: WrittenRules = {
  pages: import.meta.glob<string>('../../../../assets/help/en/*.md', { query: '?raw', import: 'default', eager: true }),
  glossary,
  capitals: false,
};
