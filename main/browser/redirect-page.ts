/**
 * Returns a page that leads on to `address` at once. It has no script, because the host's content policy would not let
 * one run.
 */
export const redirectPage = (address: string): string => `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0;url=${address}">
<title>Baize</title>
<a href="${address}">Baize</a>
`;
