/** Renders a Markdown table with aligned columns, as Prettier does. */
export function renderMarkdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) =>
    Math.max(3, ...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const renderRow = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  const rule = renderRow(widths.map((width) => '-'.repeat(width)))
  return [renderRow(header), rule, ...rows.map(renderRow)].join('\n')
}
