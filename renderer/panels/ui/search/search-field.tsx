import type { RefObject } from 'preact';
import { Icon } from '../icons.tsx';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What can be searched for. */
  readonly label: string;
  readonly search: string;
  /** Whether it has the focus when its panel opens. */
  readonly autoFocus?: boolean;
  readonly onSearch: (search: string) => void;
  readonly onEnter: () => void;
  readonly onDown: () => void;
}

/** The search field of a panel; the down arrow leads to what is found. */
export function SearchField({ field, label, search, autoFocus = false, onSearch, onEnter, onDown }: SearchFieldProps) {
  return (
    <label class="search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        autoFocus={autoFocus}
        placeholder={label}
        aria-label={label}
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
