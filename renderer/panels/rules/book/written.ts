/** The texts of one language. */
export interface WrittenRules {
  /** The pages of rules by their files' names. */
  readonly pages: Readonly<Record<string, string>>;
  /** Missing where the terms are explained only in English. */
  readonly glossary?: string;
  /** Other names of games, even of those without a page; the page's own come first. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  readonly readings?: Readonly<Record<string, readonly string[]>>;
}
