import { sayExtra } from '../../words/fetched/extra-words.ts';

/** Where programs keep their files; paths are the same in every language. */
const PLACES = [
  {
    program: 'AisleRiot',
    paths: [
      '~/.config/gnome-games/aisleriot',
      '~/.var/app/org.gnome.Aisleriot/config/gnome-games/aisleriot',
      '~/.gconf/apps/aisleriot/%gconf.xml',
    ],
  },
  {
    program: 'KPatience',
    paths: [
      '~/.config/kpatrc',
      '~/.var/app/org.kde.kpat/config/kpatrc',
      '~/snap/kpat/current/.config/kpatrc',
      '~/.kde/share/config/kpatrc',
      '~/Library/Preferences/kpatrc',
      '%LOCALAPPDATA%\\kpatrc',
    ],
  },
  {
    program: 'PySolFC',
    paths: [
      '~/.PySolFC/statistics.dat',
      '~/.var/app/io.sourceforge.pysolfc.PySolFC/.PySolFC/statistics.dat',
      '%APPDATA%\\PySolFC\\statistics.dat',
    ],
  },
] as const;

const REGISTRY_KEY = 'HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Applets\\FreeCell';

/** Says where other programs keep their files. */
export const Places = () => (
  <details class="carried-places">
    <summary>{sayExtra('carried.where')}</summary>
    <p class="hint">{sayExtra('carried.where-hint')}</p>
    <dl>
      {PLACES.map(({ program, paths }) => (
        <div key={program}>
          <dt translate={false}>{program}</dt>
          {paths.map((path) => (
            <dd key={path}>
              <code translate={false}>{path}</code>
            </dd>
          ))}
        </div>
      ))}
      <div>
        <dt translate={false}>Windows FreeCell</dt>
        <dd>{sayExtra('carried.where-windows', { key: REGISTRY_KEY })}</dd>
      </div>
    </dl>
  </details>
);
