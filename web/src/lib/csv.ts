// Tables to take along: as CSV, which every spreadsheet reads.

export type Cell = string | number | null;

/** A table with a line of headings. What looks like a formula is kept from being one, whoever typed it. */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(Math.round(value * 1e4) / 1e4);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Has the browser keep a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // browsers begin to read it a little later
}
