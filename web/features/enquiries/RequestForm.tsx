import { type Ref, type SubmitEvent } from 'react'
import { type RequestFields, requestOf } from '../../domain/request'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { ClearForm } from './ClearForm'
import { requestFields } from './drafts'
import { requestFaultWords } from './faultWords'
import { fieldProps, marked } from './fieldProps'
import { FormCard } from './FormCard'
import { ListBox } from './ListBox'
import { ReplyFields } from './ReplyFields'
import { Trap } from './Trap'
import { useFaults } from './useFaults'
import { useGuard } from './useGuard'
import { useRequestTyped } from './useRequestTyped'

type Props = { onFilledIn: (fields: RequestFields) => void; ref: Ref<HTMLFormElement> }

/** Who wants what, and how to answer them. */
export function RequestForm({ onFilledIn, ref }: Props) {
  const { orderList, listed, own, values, typed, change, replace, replaceList, writeList } = useRequestTyped()
  const request = requestOf(values, orderList)
  const words = requestFaultWords(request)
  const { faultOf, refuse } = useFaults(requestFields, words)
  const field = fieldProps({
    values,
    faultOf,
    change: (name, text) => {
      if (name === 'list') writeList(text)
      else change({ [name]: text })
    },
  })
  const { trap, begin, admit, isHeld } = useGuard(Object.keys(typed).length > 0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (Object.keys(words).length > 0) refuse(event.currentTarget)
    else {
      admit(() => {
        onFilledIn(request)
      })
    }
  }
  const actions = (
    <>
      <Button type="submit" aria-busy={isHeld}>
        SEND REQUEST
      </Button>
      <ClearForm typed={typed} replace={replace} />
    </>
  )
  return (
    <FormCard
      label="Product request"
      actions={actions}
      noValidate
      onSubmit={submit}
      onFocus={begin}
      ref={ref}
    >
      <Trap ref={trap} />
      <TextField {...field('name')} {...marked} label="Name" autoComplete="name" enterKeyHint="next" />
      <ReplyFields field={field} />
      <ListBox {...field('list')} own={own} listed={listed} onReplace={replaceList} />
    </FormCard>
  )
}
