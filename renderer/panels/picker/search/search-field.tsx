import type { RefObject } from 'preact';
import { say } from '../../../words/say.ts';
import { Icon } from '../../ui/icons.tsx';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onEnter: () => void;
  readonly onDown: () => void;
}

/** The field for a name or a trait; the down arrow leads to the games found. */
export function SearchField({ field, search, onSearch, onEnter, onDown }: SearchFieldProps) {
  return (
    <label class="search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        autoFocus
        placeholder={say('picker.search')}
        aria-label={say('picker.search')}
        value={search}
        onInput={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
          if (event.key === 'Escape' && search !== '') onSearch('');
          else if (event.key === 'ArrowDown') onDown();
          else return;
          event.preventDefault();
        }}
      />
    </label>
  );
}
