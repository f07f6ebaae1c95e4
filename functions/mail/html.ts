import { escapeHtml } from '../../domain/site/escapeHtml'

/** Markup that `html` made, so every text in it is escaped. */
export class Html {
  readonly markup: string
  constructor(strings: readonly string[], values: readonly HtmlValue[]) {
    this.markup = strings.map((string, index) => string + toMarkup(values[index] ?? '')).join('')
  }
}

/** What a template of `html` may hold: a text, other markup, or a list of both. */
type HtmlValue = string | number | Html | readonly HtmlValue[]

/** Makes markup of a template and escapes each text in it; an attribute's value must be in double quotes. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings, values)
}

function toMarkup(value: HtmlValue): string {
  if (value instanceof Html) return value.markup
  if (typeof value === 'object') return value.map(toMarkup).join('')
  return escapeHtml(String(value))
}
