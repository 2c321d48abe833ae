/** What is written in one language. */
export interface WrittenRules {
  /** The pages of rules by the paths of their files. */
  readonly pages: Readonly<Record<string, string>>;
  /** Left out where the terms are explained in English alone. */
  readonly glossary?: string;
  /** The language tells nouns by their capitals: terms are found as they are written, "Folge" but not "folge". */
  readonly capitals: boolean;
  /** Other names of games, whether or not they have a page; those of a page come before them. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}
