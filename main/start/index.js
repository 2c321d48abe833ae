// Plain JavaScript: a Node that can't read TypeScript must still be able to say so.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Baize needs Node 22.18 or newer, and this is ${process.version}: run "npm ci" and then "npm start".`);
  process.exit(1);
}
await import('./start.ts');
