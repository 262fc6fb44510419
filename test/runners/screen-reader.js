import { existsSync } from 'node:fs';
import { firefox } from './engines.js';

/** A file of each Debian package that the tests with a screen reader need. */
const files = {
  orca: '/usr/bin/orca',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  xvfb: '/usr/bin/Xvfb',
  xdotool: '/usr/bin/xdotool',
  openbox: '/usr/bin/openbox',
  'libglib2.0-bin': '/usr/bin/gsettings',
  'gsettings-desktop-schemas': '/usr/share/glib-2.0/schemas/org.gnome.desktop.interface.gschema.xml',
  'firefox-esr': firefox,
};

/** Stops the process if the screen reader can't run, and lists the Debian packages that it still needs. */
export const requireScreenReader = () => {
  const packages = Object.entries(files).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (packages.length === 0) return;
  console.error(
    `The tests with a screen reader need Linux and: ${packages.join(' ')}\n` +
      `On Debian: apt-get install --no-install-recommends ${packages.join(' ')}`,
  );
  process.exit(1);
};
