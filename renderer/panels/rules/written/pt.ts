import { aliases } from '../../../words/pt/aliases.ts';
import type { WrittenRules } from './written.ts';

export const written: WrittenRules = {
  pages: import.meta.glob<string>('../../../../assets/help/pt/*.md', { query: '?raw', import: 'default', eager: true }),
  capitals: false,
  aliases,
};
