import { aliases } from '../../../words/pl/aliases.ts';
import type { WrittenRules } from './written.ts';

export const written: WrittenRules = {
  pages: import.meta.glob<string>('../../../../assets/help/pl/*.md', { query: '?raw', import: 'default', eager: true }),
  capitals: false,
  aliases,
};
