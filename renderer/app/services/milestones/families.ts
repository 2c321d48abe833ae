/** Gives of each game of the catalogue its family; of none where that can't be fetched. */
export type FetchFamilies = () => Promise<ReadonlyMap<string, string>>;
