/** Fetches the family of each game of the catalogue; resolves to an empty map if that fails. */
export type FetchFamilies = () => Promise<ReadonlyMap<string, string>>;
