import { aliases } from '../../../words/nl/aliases.ts';
import type { WrittenRules } from './written.ts';

export const written: WrittenRules = {
  pages: import.meta.glob<string>('../../../../assets/help/nl/*.md', { query: '?raw', import: 'default', eager: true }),
  capitals: false,
  aliases,
};
