import { aliases } from '../../../words/sv/aliases.ts';
import type { WrittenRules } from './written.ts';

export const written: WrittenRules = {
  pages: import.meta.glob<string>('../../../../assets/help/sv/*.md', { query: '?raw', import: 'default', eager: true }),
  capitals: false,
  aliases,
};
