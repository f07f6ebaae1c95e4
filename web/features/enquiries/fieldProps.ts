/** Marks a field with *** for the eye and as required for screen readers; `required` would stop our own message. */
export const marked = { isMarked: true, 'aria-required': true } as const

type Form<Field extends string> = {
  values: Readonly<Record<Field, string>>
  faultOf: (field: Field) => string | undefined
  change: (field: Field, text: string) => void
}

/** What ties one control to its field of a form. */
export function fieldProps<Field extends string>({ values, faultOf, change }: Form<Field>) {
  return (field: Field) => ({
    name: field,
    value: values[field],
    fault: faultOf(field),
    onText: (text: string) => {
      change(field, text)
    },
  })
}
