import type { Benefits } from '../../../../domain/catalogue/product'
import { productFieldLimits } from '../../../../domain/catalogue/product'
import { cleanLine, isSingleLineText } from '../../../../domain/validation/text'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { FieldGroup } from '../../../ui/forms/FieldGroup'
import { TextArea, TextField } from '../../../ui/forms/TextField'

type TextProps = { text: string; error: string | undefined; onTextChange: (text: string) => void }

const benefitNames = ['first', 'second', 'third'] as const

export function NameField({ text, error, onTextChange }: TextProps) {
  return (
    <TextField
      label={deskProductMessages.editedFieldLabels.name}
      name="name"
      autoComplete="off"
      value={text}
      error={error}
      onTextChange={onTextChange}
    />
  )
}

export function DescriptionField({ text, error, onTextChange }: TextProps) {
  return (
    <TextArea
      label={deskProductMessages.editedFieldLabels.description}
      name="description"
      rows={8}
      hint={deskProductMessages.formatLength(text.length, productFieldLimits.description)}
      value={text}
      error={error}
      onTextChange={onTextChange}
    />
  )
}

type BenefitsProps = {
  benefits: Benefits
  hasVisibleErrors: boolean
  onChange: (benefits: Benefits) => void
}

export function BenefitFields({ benefits, hasVisibleErrors, onChange }: BenefitsProps) {
  return (
    <FieldGroup
      label={deskProductMessages.editedFieldLabels.benefits}
      hint={deskProductMessages.benefitsHint}
    >
      {benefitNames.map((name) => (
        <TextField
          key={name}
          label={deskProductMessages.benefitLabels[name]}
          name={`benefit-${name}`}
          autoComplete="off"
          value={benefits[name]}
          hint={deskProductMessages.formatLength(benefits[name].length, productFieldLimits.benefit)}
          error={
            hasVisibleErrors && !isBenefit(benefits[name])
              ? deskProductMessages.describeBenefitError(benefits[name])
              : undefined
          }
          onTextChange={(text) => onChange({ ...benefits, [name]: text })}
        />
      ))}
    </FieldGroup>
  )
}

function isBenefit(text: string): boolean {
  const line = cleanLine(text)
  return line === '' || isSingleLineText(line, productFieldLimits.benefit)
}
