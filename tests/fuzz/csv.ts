/** The cells of a text by RFC 4180, letter by letter; lines with nothing in them are left out. */
export function cellsOf(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    line.push(cell);
    cell = '';
  };
  const endLine = (): void => {
    endCell();
    if (line.length > 1 || line[0] !== '') lines.push(line);
    line = [];
  };
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i] ?? '';
    if (quoted && letter === '"' && text[i + 1] === '"') cell += text[(i += 1)] ?? '';
    else if (quoted && letter === '"') quoted = false;
    else if (quoted) cell += letter;
    else if (letter === '"' && cell === '') quoted = true;
    else if (letter === ',') endCell();
    else if (letter === '\n' || letter === '\r') endLine();
    else cell += letter;
  }
  endLine();
  return lines;
}
