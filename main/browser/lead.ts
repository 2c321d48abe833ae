/** A page that leads on to an address at once; without any script, which its policy would not let run. */
export const leadTo = (address: string): string => `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0;url=${address}">
<title>Baize</title>
<a href="${address}">Baize</a>
`;
