/** The cells of a table of separated values, with the line that each row begins in (RFC 4180, and Anki's own). */
export function readTable(text: string, separator: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = []
  let [cells, cell, line, begun, isQuoted] = [[] as string[], '', 1, 1, false]
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells })
    ;[cells, begun] = [[], line]
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\n') line += 1
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && sign === separator) endCell()
    else if (!isQuoted && sign === '\n') endRow()
    // Within quotes, too, a line may end as on Windows.
    else if (sign !== '\r' || (isQuoted && text.charAt(at + 1) !== '\n')) cell += sign
  }
  endRow()
  return rows
}

export function writeTable(rows: string[][], separator: string): string {
  const needsQuotes = new RegExp(`["\\n\\r${separator}]|^#`)
  const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((cells) => `${cells.map(quoted).join(separator)}\n`).join('')
}
