/** What is written in one language. */
export interface WrittenRules {
  /** The pages of rules by the paths of their files. */
  readonly pages: Readonly<Record<string, string>>;
  readonly glossary: string;
  /** The language tells nouns by their capitals: terms are found as they are written, "Folge" but not "folge". */
  readonly capitals: boolean;
}
