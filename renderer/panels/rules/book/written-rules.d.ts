/**
 * What the build makes of `assets/help/`, `assets/glossary/`, `aliases.json` and `readings.json`: see
 * `renderer/written-rules.ts`.
 */
declare module 'virtual:written-rules' {
  interface Texts {
    readonly pages: Readonly<Record<string, string>>;
    readonly glossary?: string;
    readonly aliases?: Readonly<Record<string, readonly string[]>>;
    readonly readings?: Readonly<Record<string, readonly string[]>>;
  }
  /** Fetches the texts of a language. */
  export const files: Readonly<Record<string, () => Promise<{ readonly written: Texts }>>>;
}
