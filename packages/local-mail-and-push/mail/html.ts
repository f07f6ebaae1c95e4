/** Markup that `html` made, so every text in it is escaped. */
export type Html = { markup: string }

type HtmlValue = string | Html | readonly Html[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Makes markup of a template and escapes each text in it; an attribute's value must be in double quotes. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return { markup: strings.map((string, index) => string + toMarkup(values[index] ?? '')).join('') }
}

function toMarkup(value: HtmlValue): string {
  if (typeof value === 'string') return value.replace(/[&<>"]/g, (character) => entities[character] ?? '')
  return 'markup' in value ? value.markup : value.map(toMarkup).join('')
}
