// Plain JavaScript without imports before the check: a Node that is too old for the rest must still report that.
// Checks the version of Node's binary interface: below the tenth, the database's binary ends the process without any
// message.
if (Number(process.versions.napi) < 10) {
  console.error(`Baize needs Node 22.14 or newer, and this is ${process.version}.`);
  process.exit(1);
}
await import('./host.js');
