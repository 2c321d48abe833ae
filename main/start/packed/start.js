// Plain JavaScript, and nothing imported before it: a Node too old for the rest must still be able to say so. Checks
// the version of Node's binary interface: below the tenth, the database's binary ends the process without any message.
if (Number(process.versions.napi) < 10) {
  console.error(`Baize needs Node 22.14 or newer, and this is ${process.version}.`);
  process.exit(1);
}
await import('./host.js');
