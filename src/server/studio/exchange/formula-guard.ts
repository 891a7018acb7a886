/** What a spreadsheet works out instead of showing (OWASP, CSV injection), and what was guarded already. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** An apostrophe before it: whatever an editor wrote is shown as text, and runs on nobody's machine. */
export function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

export function unguarded(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
