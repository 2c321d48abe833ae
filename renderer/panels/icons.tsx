const PATHS = {
  new: 'M12 5v14M5 12h14',
  undo: 'M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M16 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h4',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  deal: 'M4 7.5h9v12H4zM8 7.5v-3h9v12h-4M19.5 9.5v7.5',
  'all-home': 'M12 19V5M6.5 10.5L12 5l5.5 5.5M5 20.5h14',
  games: 'M4 4h7v7H4zM13.5 4h6.5v7h-6.5zM4 13.5h7V20H4zM13.5 13.5h6.5V20h-6.5z',
  options: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  rules: 'M12 6.5C10 5 7.5 4.5 4 4.500v13.500c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.500c-3.5 0-6 .5-8 2zM12 6.500v13.5',
  statistics: 'M4 20h16M6.5 16.500v-5M12 16.500V6M17.5 16.500v-8',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2.800v3M12 18.200v3M2.8 12h3M18.2 12h3M5.5 5.500l2.1 2.100M16.4 16.400l2.1 2.100M5.5 18.500l2.1-2.100M16.4 7.600l2.1-2.1',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M7 10l5 5 5-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.500L20.5 20.5',
  star: 'M12 3.500l2.6 5.4 5.9.8-4.3 4.1 1.05 5.900L12 16.900l-5.25 2.8 1.05-5.900L3.5 9.700l5.9-.800z',
  info: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 11v5.500M12 7.600v.1',
  random:
    'M3.5 7.500h3.200c1.5 0 2.6.7 3.4 2l3.3 5.200c.8 1.2 1.9 1.9 3.3 1.900h3.600M3.5 16.500h3.200c1.5 0 2.6-.7 3.4-2M13.4 9.300c.8-1.2 1.9-1.9 3.3-1.900h3.600M17.8 4.700l2.8 2.7-2.8 2.700M17.8 13.900l2.8 2.7-2.8 2.7',
  first: 'M6.5 6v12M18 6l-8 6 8 6z',
  back: 'M14.5 6l-7 6 7 6',
  on: 'M9.5 6l7 6-7 6',
  last: 'M17.5 6v12M6 6l8 6-8 6z',
  save: 'M12 4v11M7.5 10.500l4.500 4.500 4.500-4.500M4.500 19.500h15',
  copy: 'M9 8.5h10.500v11.500H9zM5.5 15.500H4.5V4h10.500v1.500',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.500v13l10.5-6.500z',
  restart: 'M5 12a7 7 0 1 1 2.1 5M5 20v-4.500h4.5',
  warning: 'M12 4L2.8 20h18.400zM12 10v4.500M12 17.300v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawing in the colour of the text; what it means is said beside it. */
export function Icon({ name, filled = false }: { readonly name: IconName; readonly filled?: boolean }) {
  return (
    <svg class={filled ? 'icon filled' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
