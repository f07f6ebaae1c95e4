import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'

/** The field with this label, whether it takes text or a number. */
export function getField(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?: \\*{3})?$`))
}

/** Fills in fields by their labels, as one who types or pastes does. */
export function fillFields(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    const field = getField(label)
    field.focus()
    fireEvent.change(field, { target: { value } })
  }
}

export function readFields(...labels: string[]): string[] {
  return labels.map((label) => getField(label).value)
}

/** What assistive technology says of a field: its hint and its error. */
export function describeField(label: string): string {
  const ids = getField(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** The names of the fields with an error, from first to last. */
export function listInvalidFields(): (string | null)[] {
  return [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

/** Presses a form's button later than a bot would. */
export function submitForm(name: string): void {
  vi.setSystemTime(Date.now() + 3_000)
  press(name)
}
