import { type Ref, type SubmitEvent } from 'react'
import { type EnquiryFields, enquiryOf } from '../../domain/enquiry'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast'
import { TextArea, TextField } from '../../ui/TextField'
import { ClearForm } from './ClearForm'
import { contactDraft, enquiryFields } from './drafts'
import { enquiryFaultWords } from './faultWords'
import { fieldProps, marked } from './fieldProps'
import { FieldPair } from './FieldPair'
import { FormCard } from './FormCard'
import { NumberField } from './NumberField'
import { useDraft } from './useDraft'
import { Trap } from './Trap'
import { useFaults } from './useFaults'
import { useGuard } from './useGuard'

const empty = { fullname: '', subject: '', email: '', phone: '', message: '' }

type Props = { onFilledIn: (fields: EnquiryFields) => void; ref: Ref<HTMLFormElement> }

/** What somebody wants to know, and how to answer them. */
export function EnquiryForm({ onFilledIn, ref }: Props) {
  const { typed, change, replace } = useDraft(contactDraft)
  const values = { ...empty, ...typed }
  const enquiry = enquiryOf(values)
  const words = enquiryFaultWords(enquiry)
  const { faultOf, refuse } = useFaults(enquiryFields, words)
  const field = fieldProps({
    values,
    faultOf,
    change: (name, text) => {
      change({ [name]: text })
    },
  })
  const { trap, begin, admit, isHeld } = useGuard(Object.keys(typed).length > 0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isMissing(enquiry)) showToast('error', 'fill in required fields')
    if (Object.keys(words).length > 0) refuse(event.currentTarget)
    else {
      admit(() => {
        onFilledIn(enquiry)
      })
    }
  }
  const actions = (
    <>
      <Button type="submit" aria-busy={isHeld}>
        SUBMIT
      </Button>
      <ClearForm typed={typed} replace={replace} />
    </>
  )
  return (
    <FormCard label="Contact" actions={actions} onSubmit={submit} onFocus={begin} ref={ref}>
      <Trap ref={trap} />
      <EnquiryRows field={field} />
    </FormCard>
  )
}

type RowsProps = {
  field: (name: (typeof enquiryFields)[number]) => ReturnType<ReturnType<typeof fieldProps>>
}

function EnquiryRows({ field }: RowsProps) {
  return (
    <>
      <FieldPair>
        <TextField
          {...field('fullname')}
          {...marked}
          label="Full Name"
          autoComplete="name"
          enterKeyHint="next"
        />
        <TextField {...field('subject')} {...marked} label="Subject" autoComplete="off" enterKeyHint="next" />
      </FieldPair>
      <FieldPair>
        <TextField
          {...field('email')}
          {...marked}
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
        />
        <NumberField
          {...field('phone')}
          label="Phone"
          hint="Digits alone, for example 08031234567. You may leave it out."
          autoComplete="tel"
          enterKeyHint="next"
        />
      </FieldPair>
      <TextArea {...field('message')} {...marked} label="Message" rows={10} />
    </>
  )
}

function isMissing({ fullname, subject, email, message }: EnquiryFields): boolean {
  return [fullname, subject, email, message].includes('')
}
